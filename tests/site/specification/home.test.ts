import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { expectField, expectNear, nameOf, part } from './compare.ts';
import { homeClaims, processSteps, services } from './facts.ts';

describe('The home page', () => {
  const main = part('/', 'main');

  test('holds the places about, solutions, process and contact, in this order', () => {
    const ids = main.querySelectorAll('#about, #solutions, #process, #contact').map(({ id }) => id);
    expect(ids).toEqual(['about', 'solutions', 'process', 'contact']);
  });

  test.each(homeClaims)('claims %s %s', (figure, label) => expectNear(wordsOf(main), figure, label, 80));

  test('shows a card for each service, with three figures, three bullets and a link to its page', () => {
    const cards = part('/', '#solutions').querySelectorAll('li:has(h3)');
    const shown = cards.slice(0, services.length).map((card) => ({
      name: wordsOf(card.querySelector('h3')!).toLowerCase(),
      figures: card.querySelectorAll('summary b, dt').length,
      bullets: card.querySelectorAll('ul li').length,
      link: card.querySelector('a')?.getAttribute('href'),
    }));
    expect(shown).toEqual(
      services.map(({ name, slug }) => ({
        name: name.toLowerCase(),
        figures: 3,
        bullets: 3,
        link: `/services/${slug}`,
      })),
    );
  });

  test('shows the three steps of the process', () => {
    const steps = part('/', '#process').querySelectorAll('ol h3');
    expect(steps.map((step) => wordsOf(step).toLowerCase())).toEqual(
      processSteps.map((name) => expect.stringContaining(name)),
    );
  });

  test.each([
    [/name/i, 'input', {}],
    [/email/i, 'input', { type: 'email' }],
    [/company/i, 'input', {}],
    [/message/i, 'textarea', { rows: '4' }],
  ])('asks for %s', (question, tag, attributes) => expectField(part('/', '#contact form'), question, tag, attributes));

  test('offers a meeting, and three social links in its footer', () => {
    expect(wordsOf(part('/', '#contact'))).toMatch(/book a .*(meeting|call)/i);
    const links = part('/', 'footer').querySelectorAll('a[href^="https:"]');
    expect(links.map(nameOf)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/./)));
  });

  test('has a copyright from 2025 to the year of the build', () => {
    const year = new Date().getUTCFullYear();
    expect(part('/', 'footer').text).toMatch(new RegExp(`©\\s*2025${year > 2025 ? `\\s?[–-]\\s?${year}` : ''}`));
  });
});
