import { expect, test } from 'vitest';
import { checkOrder, checkPosts, checkServices } from '../../src/lib/content-rules.ts';

const service = (id: string, order: number, option = id, optionOrder = order) => ({
  id,
  filePath: `src/content/services/${id}.mdx`,
  data: { order, option, optionOrder, stats: [], caseStudy: { results: [] }, worksWith: [] },
});
/** A service that goes well with another, or whose case compares two figures. */
const withPartner = (partner: string) => {
  const alone = service('crm', 1);
  return { ...alone, data: { ...alone.data, worksWith: [{ service: { id: partner } }] } };
};
const withResult = (value: string, before: string) => {
  const alone = service('crm', 1);
  return { ...alone, data: { ...alone.data, caseStudy: { results: [{ value, label: 'load time', before }] } } };
};
const post = (id: string, services: string[], related: string[] = []) => ({
  id,
  filePath: `src/content/blog/${id}.mdx`,
  data: { services: services.map((name) => ({ id: name })), related: related.map((name) => ({ id: name })) },
});
const services = [service('crm', 1), service('support', 2)];

test('lets sound content pass', () => {
  expect(() => checkServices(services)).not.toThrow();
  const posts = [post('a', ['crm'], ['b']), post('b', ['support', 'crm'])];
  expect(() => checkPosts(posts, services)).not.toThrow();
});

test.each([
  ['no service at all', () => checkServices([]), 'src/content/services holds no service: add at least one MDX file.'],
  [
    'two services in one place',
    () => checkServices([service('crm', 1), service('support', 1)]),
    'src/content/services/support.mdx: order: 1 is taken by src/content/services/crm.mdx: choose another.',
  ],
  [
    'two services of one name in the wizard',
    () => checkServices([service('crm', 1, 'CRM'), service('support', 2, 'CRM')]),
    'src/content/services/support.mdx: option: CRM is taken by src/content/services/crm.mdx: choose another.',
  ],
  [
    'two services in one place of the wizard',
    () => checkServices([service('crm', 1), service('support', 2, 'Support', 1)]),
    'src/content/services/support.mdx: optionOrder: 1 is taken by src/content/services/crm.mdx: choose another.',
  ],
  [
    'a service that goes with one that does not exist',
    () => checkServices([withPartner('crn')]),
    'src/content/services/crm.mdx: worksWith: there is no service "crn": write one of crm.',
  ],
  [
    'a service that goes with itself',
    () => checkServices([withPartner('crm')]),
    'src/content/services/crm.mdx: worksWith: a service cannot name itself: name another.',
  ],
  [
    'a figure whose earlier one counts something else',
    () => checkServices([withResult('1.9s', '8%')]),
    'src/content/services/crm.mdx: before: "8%" does not count the same as "1.9s": write both alike.',
  ],
  [
    'two legal pages in one place',
    () => checkOrder([service('terms', 3), service('privacy', 3)]),
    'src/content/services/privacy.mdx: order: 3 is taken by src/content/services/terms.mdx: choose another.',
  ],
  [
    'an article on a service that does not exist',
    () => checkPosts([post('a', ['crn'])], services),
    'src/content/blog/a.mdx: services: there is no service "crn": write one of crm, support.',
  ],
  [
    'an article that leads to one that does not exist',
    () => checkPosts([post('a', ['crm'], ['gone'])], services),
    'src/content/blog/a.mdx: related: there is no article "gone": name a file of src/content/blog.',
  ],
  [
    'an article that leads to itself',
    () => checkPosts([post('a', ['crm'], ['a'])], services),
    'src/content/blog/a.mdx: related: an article cannot lead to itself: name another.',
  ],
])('refuses %s, naming the file, the field and the fix', (_, check, message) => {
  expect(check).toThrow(message);
});
