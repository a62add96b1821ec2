/** The page contains the complete wizard before any script runs. */
import { describe, expect, test } from 'vitest';
import { privacyNotice } from '../../../src/data/wizard.ts';
import { wordsOf } from '../built-site.ts';
import { expectField, part } from './compare.ts';
import { serviceOptions } from './facts.ts';

describe('/get-started', () => {
  const form = part('/get-started', 'main form');

  test('starts at the first step, at its share in percent', () => {
    const [, count, percent] = /Step 1 of (\d+).*?(\d+)\s?%/.exec(wordsOf(part('/get-started', 'main')))!;
    expect(percent).toBe(`${Math.round(100 / Number(count))}`);
  });

  test.each([
    [/^What.s your name\?/, 'input', {}],
    [/^Which company do you represent\?/, 'input', {}],
    [/^What.s your email address\?/, 'input', { type: 'email', placeholder: expect.stringMatching(/@|business/i) }],
    [/^Which service are you interested in\?/, 'select', {}],
    [/^Any specific requirements\?/, 'textarea', { rows: '6' }],
  ])('asks: %s', (question, tag, attributes) => expectField(form, question, tag, attributes));

  test('offers the six services in the order of the specification, whatever else it offers', () => {
    const label = form.querySelectorAll('label').find((one) => wordsOf(one).startsWith('Which service'));
    const options = form.querySelectorAll(`select[id="${label?.getAttribute('for')}"] option`).map(wordsOf);
    expect(options.filter((option) => serviceOptions.includes(option))).toEqual(serviceOptions);
  });

  test.each(['/', '/get-started'])('says in the form on %s what happens to the answers', (route) => {
    expect(wordsOf(part(route, 'main form'))).toContain(`${privacyNotice.text} ${privacyNotice.link.label}`);
    expect(part(route, 'main form a').getAttribute('href')).toBe(privacyNotice.link.href);
  });
});
