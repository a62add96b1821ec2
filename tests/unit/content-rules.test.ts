import { expect, test } from 'vitest';
import { contentProblems, type Content } from '../../src/lib/content-rules.ts';

type Service = Content['services'][number];
type Post = Content['posts'][number];

const refs = (...ids: string[]) => ids.map((id) => ({ id }));
const service = (id: string, order: number, fields: Partial<Service['data']> = {}): Service => ({
  id,
  filePath: `${id}.mdx`,
  data: { order, option: id, optionOrder: order, worksWith: [], ...fields },
});
const post = (id: string, about: string, fields: Partial<Post['data']> = {}, body = ''): Post => ({
  id,
  filePath: `${id}.mdx`,
  body,
  data: { services: refs(about), related: [], ...fields },
});
const services = [service('crm', 1), service('support', 2)];
const problems = (changes: Partial<Content>) =>
  contentProblems({ services, posts: [], unpublished: new Map(), legal: [], ...changes });

test('lets sound content pass', () => {
  const posts = [
    post('a', 'crm', { related: refs('b') }),
    post('b', 'support', {}, 'See [a](/blog/a#why), [b](/blog/b).'),
  ];
  expect(problems({ posts })).toEqual([]);
});

const second = (fields: Partial<Service['data']>) => ({ services: [service('crm', 1), service('support', 2, fields)] });
test.each<[string, Partial<Content>, string]>([
  ['no service at all', { services: [] }, 'src/content/services holds no service: add at least one MDX file.'],
  ['two services in one place', second({ order: 1 }), 'support.mdx: order: 1 is taken by crm.mdx: choose another.'],
  [
    'two services of one name in the wizard',
    second({ option: 'crm' }),
    'support.mdx: option: crm is taken by crm.mdx: choose another.',
  ],
  [
    'two services in one place of the wizard',
    second({ optionOrder: 1 }),
    'support.mdx: optionOrder: 1 is taken by crm.mdx: choose another.',
  ],
  [
    'two legal pages in one place',
    { legal: [service('terms', 3), service('privacy', 3)] },
    'privacy.mdx: order: 3 is taken by terms.mdx: choose another.',
  ],
  [
    'a service that goes with one that does not exist',
    second({ worksWith: [{ service: { id: 'crn' } }] }),
    'support.mdx: worksWith: src/content/services holds no crn.mdx: write one of crm.',
  ],
  [
    'a service that goes with itself',
    second({ worksWith: [{ service: { id: 'support' } }] }),
    'support.mdx: worksWith: "support" cannot name itself: name another.',
  ],
  [
    'an article on a service that does not exist',
    { posts: [post('a', 'crn')] },
    'a.mdx: services: src/content/services holds no crn.mdx: write one of crm, support.',
  ],
  [
    'a link to an article that nobody sees yet',
    { posts: [post('a', 'crm', {}, '[b](/blog/b)')], unpublished: new Map([['b', 'is a draft']]) },
    'a.mdx: a link: the article "b" is a draft: name another, or wait with this one too.',
  ],
])('refuses %s, naming the file, the field and the fix', (_, changes, message) => {
  expect(problems(changes)).toEqual([message]);
});

test('names every problem at once', () => {
  expect(problems({ posts: [post('a', 'crn', { related: refs('gone', 'a') })] })).toHaveLength(3);
});
