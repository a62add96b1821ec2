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
  contentProblems({ services, posts: [], unpublished: new Map(), legal: [], pagePaths: ['/', '/blog'], ...changes });

test('lets sound content pass', () => {
  const posts = [
    post('a', 'crm', { related: refs('b') }),
    post('b', 'support', {}, 'See [a](/blog/a#why), [b](/blog/b).'),
  ];
  expect(problems({ posts })).toEqual([]);
});

const second = (fields: Partial<Service['data']>) => ({ services: [service('crm', 1), service('support', 2, fields)] });
test.each<[string, Partial<Content>]>([
  ['src/content/services holds no service: add at least one MDX file.', { services: [] }],
  ['support.mdx: order: 1 is taken by crm.mdx: choose another.', second({ order: 1 })],
  ['support.mdx: option: crm is taken by crm.mdx: choose another.', second({ option: 'crm' })],
  ['support.mdx: optionOrder: 1 is taken by crm.mdx: choose another.', second({ optionOrder: 1 })],
  [
    'privacy.mdx: order: 3 is taken by terms.mdx: choose another.',
    { legal: [service('terms', 3), service('privacy', 3)] },
  ],
  [
    'support.mdx: worksWith: src/content/services holds no crn.mdx: write one of crm.',
    second({ worksWith: [{ id: 'crn' }] }),
  ],
  ['support.mdx: worksWith: "support" cannot name itself: name another.', second({ worksWith: [{ id: 'support' }] })],
  ['a.mdx: services: src/content/services holds no crn.mdx: write one of crm, support.', { posts: [post('a', 'crn')] }],
  [
    'a.mdx: a link: the article "b" is a draft: name another, or wait with this one too.',
    { posts: [post('a', 'crm', {}, '[b](/blog/b)')], unpublished: new Map([['b', 'is a draft']]) },
  ],
  [
    'a.mdx: a link: the article "b" is a draft: name another, or wait with this one too.',
    { posts: [post('a', 'crm', {}, '<a href="/blog/b">b</a>')], unpublished: new Map([['b', 'is a draft']]) },
  ],
  [
    'a.mdx: table is missing: the text prints it. Add it, or delete the tag <Table {...frontmatter.table} />.',
    { posts: [post('a', 'crm', {}, '<Table {...frontmatter.table} />')] },
  ],
])('names the file, the field and the fix: %s', (message, changes) => {
  expect(problems(changes)).toEqual([message]);
});

test.each(['Ads', 'two words', 'über', 'a_b', 'a--b', '-a', 'v1.2', 'index'])(
  'a file name that no address can have is a problem: %s.mdx',
  (name) => {
    // Astro itself makes an id of the name: "two-words".
    const posts = [{ ...post('a', 'crm'), filePath: `src/content/blog/${name}.mdx` }];
    expect(problems({ posts })).toEqual([expect.stringContaining(`src/content/blog/${name}.mdx: its name is part`)]);
  },
);

test('a legal page with the address of another page is a problem', () => {
  const legal = [service('terms', 1), service('blog', 2)];
  expect(problems({ legal })).toEqual(['blog.mdx: another page has the address /blog: rename the file.']);
});

test('names every problem at once', () => {
  expect(problems({ posts: [post('a', 'crn', { related: refs('gone', 'a') })] })).toHaveLength(3);
});
