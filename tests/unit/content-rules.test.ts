import { expect, test } from 'vitest';
import { contentProblems, type Content } from '../../src/lib/content-rules.ts';

type Service = Content['services'][number];
type Post = Content['posts'][number];

const refs = (...ids: string[]) => ids.map((id) => ({ id }));
const service = (id: string, order: number, fields: Partial<Service['data']> = {}): Service => ({
  id,
  filePath: `src/content/services/${id}.mdx`,
  data: {
    order,
    option: id,
    optionOrder: order,
    stats: [],
    caseStudy: { results: [] },
    document: { kind: 'book' },
    worksWith: [],
    ...fields,
  },
});
const post = (id: string, about: string, fields: Partial<Post['data']> = {}, body = ''): Post => ({
  id,
  filePath: `src/content/blog/${id}.mdx`,
  body,
  data: { services: refs(about), related: [], ...fields },
});
const services = [service('crm', 1), service('support', 2)];
const problems = (changes: Partial<Content>) =>
  contentProblems({ services, posts: [], unpublished: new Map(), legal: [], ...changes });

test('lets sound content pass', () => {
  const posts = [post('a', 'crm', { related: refs('b') }), post('b', 'support', {}, 'See [a](/blog/a#why).')];
  expect(problems({ posts })).toEqual([]);
});

test.each<[string, Partial<Content>, string]>([
  ['no service at all', { services: [] }, 'src/content/services holds no service: add at least one MDX file.'],
  [
    'two services in one place',
    { services: [service('crm', 1), service('support', 1, { optionOrder: 2 })] },
    'src/content/services/support.mdx: order: 1 is taken by src/content/services/crm.mdx: choose another.',
  ],
  [
    'two services of one name in the wizard',
    { services: [service('crm', 1, { option: 'CRM' }), service('support', 2, { option: 'CRM' })] },
    'src/content/services/support.mdx: option: CRM is taken by src/content/services/crm.mdx: choose another.',
  ],
  [
    'two services in one place of the wizard',
    { services: [service('crm', 1), service('support', 2, { optionOrder: 1 })] },
    'src/content/services/support.mdx: optionOrder: 1 is taken by src/content/services/crm.mdx: choose another.',
  ],
  [
    'a service that goes with one that does not exist',
    { services: [service('crm', 1, { worksWith: [{ service: { id: 'crn' } }] })] },
    'src/content/services/crm.mdx: worksWith: there is no service "crn": write one of crm.',
  ],
  [
    'a document that measures what is no result',
    {
      services: [
        service('crm', 1, {
          caseStudy: { results: [{ value: '9', label: 'late orders' }] },
          document: { kind: 'test', figure: 'orders' },
        }),
      ],
    },
    'src/content/services/crm.mdx: document: figure: no result is called "orders": write one of late orders.',
  ],
  [
    'a service that goes with itself',
    { services: [service('crm', 1, { worksWith: [{ service: { id: 'crm' } }] })] },
    'src/content/services/crm.mdx: worksWith: a service cannot name itself: name another.',
  ],
  [
    'a figure whose earlier one counts something else',
    {
      services: [service('crm', 1, { caseStudy: { results: [{ value: '1.9s', label: 'load time', before: '8%' }] } })],
    },
    'src/content/services/crm.mdx: before: "8%" does not count the same as "1.9s": write both alike.',
  ],
  [
    'a share that is more than all',
    { services: [service('crm', 1, { stats: [{ value: '312%', label: 'more leads', draw: 'share' }] })] },
    'src/content/services/crm.mdx: draw: "312%" is not a number up to 100, as "share" takes: choose another or remove it.',
  ],
  [
    'a drawing of what does not begin with a number',
    { services: [service('crm', 1, { stats: [{ value: '$24K', label: 'saved', draw: 'count' }] })] },
    'src/content/services/crm.mdx: draw: "$24K" is not a number up to 1020, as "count" takes: choose another or remove it.',
  ],
  [
    'two legal pages in one place',
    { legal: [service('terms', 3), service('privacy', 3)] },
    'src/content/services/privacy.mdx: order: 3 is taken by src/content/services/terms.mdx: choose another.',
  ],
  [
    'an article on a service that does not exist',
    { posts: [post('a', 'crn')] },
    'src/content/blog/a.mdx: services: there is no service "crn": write one of crm, support.',
  ],
  [
    'an article that leads to one that does not exist',
    { posts: [post('a', 'crm', { related: refs('gone') })] },
    'src/content/blog/a.mdx: related: there is no article "gone": name a file of src/content/blog.',
  ],
  [
    'an article that leads to itself',
    { posts: [post('a', 'crm', { related: refs('a') })] },
    'src/content/blog/a.mdx: related: an article cannot lead to itself: name another.',
  ],
  [
    'a link to an article that nobody sees yet',
    { posts: [post('a', 'crm', {}, '[b](/blog/b)')], unpublished: new Map([['b', 'is a draft']]) },
    'src/content/blog/a.mdx: a link: the article "b" is a draft: name another, or wait with this one too.',
  ],
])('refuses %s, naming the file, the field and the fix', (_, changes, message) => {
  expect(problems(changes)).toEqual([message]);
});

test('names every problem at once', () => {
  expect(problems({ posts: [post('a', 'crn', { related: refs('gone', 'a') })] })).toHaveLength(3);
});
