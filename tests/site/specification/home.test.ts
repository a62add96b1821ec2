import { describe, expect, test } from 'vitest';
import { pageAt, wordsOf } from '../built-site.ts';
import { elementsSaying, expectLink, expectNear, nameOf, part } from './compare.ts';
import { heroFigures, homeClaims, processSteps, services } from './facts.ts';

const main = part('/', 'main');
const words = wordsOf(main);

describe('The header of the home page', () => {
  test.each([
    ['About', /^(\/)?#about$/],
    ['Services', /^(\/)?#solutions$/],
    ['Process', /^(\/)?#process$/],
    ['Contact', /^(\/)?#contact$/],
    ['Blog', /^\/blog$/],
    ['Get Started', /^\/get-started$/],
  ])('links %s to %s', (label, href) => {
    expectLink(part('/', 'header'), { words: new RegExp(`^${label}$`, 'i'), href });
  });
});

test('The home page holds the places about, solutions, process and contact, in this order', () => {
  const ids = main.querySelectorAll('[id]').map((element) => element.id);
  const named = ids.filter((id) => ['about', 'solutions', 'process', 'contact'].includes(id));
  expect(named).toEqual(['about', 'solutions', 'process', 'contact']);
});

describe('The hero', () => {
  test('has a start-now button to contact', () => expectLink(main, { words: /start now/i, href: /^(\/)?#contact$/ }));
  test('has a learn-more button to about', () => expectLink(main, { words: /learn more/i, href: /^(\/)?#about$/ }));

  test.each(heroFigures)('states %s %s', (figure, label) => expectNear(words, figure, label, 30));
});

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
    expectLink(card, { words: /learn more/i, href: new RegExp(`^/services/${slug}$`) });
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

  test('names the general mailbox', () => expectLink(contact, { words: /\S+@\S+/, href: /^mailto:\S+@\S+/ }));
  test('has a line for booking a meeting', () => expect(wordsOf(contact)).toMatch(/book a .*(meeting|call)/i));

  test.each([
    ['Name', 'input', {}],
    ['Email', 'input', { type: 'email' }],
    ['Company', 'input', {}],
    ['Message', 'textarea', { rows: '4' }],
  ])('asks for %s', (label, tag, attributes) => {
    const found = contact
      .querySelectorAll('form label')
      .find((element) => new RegExp(label, 'i').test(nameOf(element)));
    const field =
      found?.querySelector(tag) ?? pageAt('/').root.querySelector(`${tag}[id="${found?.getAttribute('for')}"]`);
    expect(field, `no ${tag} is labelled "${label}"`).toBeTruthy();
    expect(field?.attributes).toMatchObject(attributes);
  });
});

describe('The footer of the home page', () => {
  const footer = part('/', 'body > footer, footer');
  test.each(['/privacy-policy', '/terms-conditions', '/cookie-policy', '/data-security', '/blog'])(
    'links %s',
    (href) => {
      expectLink(footer, { words: /\w/, href: new RegExp(`^${href}$`) });
    },
  );

  test('has three social links', () => {
    const social = footer.querySelectorAll('a').filter((link) => link.getAttribute('href')?.startsWith('https:'));
    expect(social.map(nameOf)).toHaveLength(3);
    expect(social.every((link) => nameOf(link).trim() !== '')).toBe(true);
  });
});
