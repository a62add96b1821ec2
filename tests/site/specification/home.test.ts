import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { elementsSaying, expectField, expectNear, nameOf, part } from './compare.ts';
import { heroFigures, homeClaims, processSteps, services } from './facts.ts';

const main = part('/', 'main');
const words = wordsOf(main);

test('The home page holds the places about, solutions, process and contact, in this order', () => {
  const ids = main.querySelectorAll('[id]').map((element) => element.id);
  const named = ids.filter((id) => ['about', 'solutions', 'process', 'contact'].includes(id));
  expect(named).toEqual(['about', 'solutions', 'process', 'contact']);
});

test.each(heroFigures)('The hero states %s %s', (figure, label) => expectNear(words, figure, label, 30));

test.each(homeClaims)('The home page claims %s: %s', (figure, label) => expectNear(words, figure, label, 80));

describe('The service cards', () => {
  const solutions = part('/', '#solutions');

  test('come in the order of the specification, after its six', () => {
    const headings = solutions.querySelectorAll('h3').map((heading) => wordsOf(heading).toLowerCase());
    expect(headings.slice(0, services.length)).toEqual(services.map(({ name }) => name.toLowerCase()));
  });

  test.each(services)('$name has three figures, three bullets and a learn-more link', ({ name, slug }) => {
    const heading = elementsSaying(solutions, new RegExp(`^${name}$`, 'i')).find(({ tagName }) => tagName === 'H3');
    const card = heading?.closest('article, li');
    if (!card) throw new Error(`no card ${name}`);
    expect(card.querySelectorAll('dl dt')).toHaveLength(3);
    expect(card.querySelectorAll('ul li')).toHaveLength(3);
    const more = card.querySelectorAll('a').filter((link) => /learn more/i.test(nameOf(link)));
    expect(more.map((link) => link.getAttribute('href'))).toContain(`/services/${slug}`);
  });
});

test('The process has the three steps discovery, development and deployment', () => {
  const steps = part('/', '#process')
    .querySelectorAll('ol h3')
    .map((heading) => wordsOf(heading).toLowerCase());
  expect(steps).toHaveLength(3);
  for (const [index, name] of processSteps.entries()) expect(steps[index]).toContain(name);
  expectNear(wordsOf(part('/', '#process')), 'three', 'step', 20);
});

describe('The contact section', () => {
  const contact = part('/', '#contact');

  test('has a line for booking a meeting', () => expect(wordsOf(contact)).toMatch(/book a .*(meeting|call)/i));

  test.each([
    [/name/i, 'input', {}],
    [/email/i, 'input', { type: 'email' }],
    [/company/i, 'input', {}],
    [/message/i, 'textarea', { rows: '4' }],
  ])('asks for %s', (question, tag, attributes) => {
    expectField(part('/', '#contact form'), question, tag, attributes);
  });
});

test('The footer of the home page has three social links', () => {
  const links = part('/', 'footer').querySelectorAll('a[href^="https:"]');
  expect(links.map((link) => nameOf(link).trim())).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/./)));
});
