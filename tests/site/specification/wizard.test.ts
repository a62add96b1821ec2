import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { expectField, part } from './compare.ts';
import { serviceOptions } from './facts.ts';

// Complete in the page before any script.
const main = part('/get-started', 'main');
const form = part('/get-started', 'main form');

describe('/get-started', () => {
  test('sends nothing without script, and leaves the address clean', () => {
    expect(form.getAttribute('method')).toBe('dialog');
  });

  test('starts at step 1 of 5, at 20 percent', () => {
    expect(wordsOf(main)).toMatch(/Step 1 of 5/);
    expect(wordsOf(main)).toMatch(/20\s?%/);
    expect(main.querySelector('[role=progressbar], progress')).not.toBeNull();
  });

  test.each([
    [/^What.s your name\?/, 'input', {}],
    [/^Which company do you represent\?/, 'input', {}],
    [/^What.s your email address\?/, 'input', { type: 'email' }],
    [/^Which service are you interested in\?/, 'select', {}],
    [/^Any specific requirements\?/, 'textarea', { rows: '6' }],
  ])('asks: %s', (question, tag, attributes) => expectField(form, question, tag, attributes));

  test('shows what a business address looks like', () => {
    expect(form.querySelector('input[type=email]')?.getAttribute('placeholder')).toMatch(/@|business/i);
  });

  test('offers the six services in the order of the specification, whatever else it offers', () => {
    const options = form.querySelectorAll('select option').filter((option) => option.getAttribute('value') !== '');
    expect(options.map(wordsOf).filter((option) => serviceOptions.includes(option))).toEqual(serviceOptions);
  });

  test('has a Previous that is disabled on the first step, and a Next', () => {
    const buttons = main.querySelectorAll('button');
    expect(buttons.find((button) => /^previous$/i.test(wordsOf(button)))?.hasAttribute('disabled')).toBe(true);
    expect(buttons.some((button) => /^next$/i.test(wordsOf(button)))).toBe(true);
  });
});
