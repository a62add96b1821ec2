import { describe, expect, it } from 'vitest';
import { areSame, clean, steps, validate, type Field } from '../../../src/lib/lead/index.ts';
import { answers } from '../../a-lead.ts';
import { misshapen } from '../../wizard-words.ts';

const messageFor = (field: Field, text: string) =>
  validate(
    steps.find((step) => step.field === field)!,
    { ...answers, [field]: text },
  );

describe.each(steps)('$field', ({ field, limit, missing = null }) => {
  it.each(['', ' \t\n ', '\u200b\u200d\ufeff', '\u2060 \u00ad', '\u3164', '\u0000', '\u0085', '\u001f', '\u180e'])(
    'is blank when nothing of it can be seen (%j)',
    (text) => expect(messageFor(field, text)).toBe(missing),
  );

  it('may be as long as the table takes, and says how long it is', () => {
    const text = 'x'.repeat(limit - 6);
    expect(messageFor(field, `🦊${text}@b.co`)).toBeNull();
    expect(messageFor(field, `🦊🦊${text}@b.co`)).toBe(`Please use at most ${limit} characters (now ${limit + 1})`);
  });
});

it('keeps everything but what Postgres cannot hold', () => {
  expect(clean('customRequest', ' a\u0000b \ud83e c\r\nd ')).toBe('ab \ufffd c\nd');
  for (const text of ['<img src=x onerror=alert(1)>\n"quotes" \'; drop table leads; --', '‏שלום 👩‍👩‍👧 é']) {
    expect(clean('customRequest', text)).toBe(text);
  }
});

describe('an email address', () => {
  it.each([
    'ada@engines',
    'a da@engines.example',
    'ada@@engines.example',
    'ada@engines..example',
    'ada@engines.example; bob@engines.example',
  ])('%s is refused', (email) => expect(messageFor('email', email)).toBe(misshapen.email));

  it.each(['a@b.c', 'ada+crm@mail.engines.example', "o'neil@engines.example", 'адa@пример.испытание'])(
    '%s is stored as it is',
    (email) => expect([messageFor('email', email), clean('email', email)]).toEqual([null, email]),
  );

  it.each([
    'Ada <ada@engines.example>',
    'mailto:ada@engines.example?subject=Hello',
    'ada@engines.example,',
    '(ada@engines.example).',
    'ada@engines.example>',
    '\u202aada\u200b@engines.example\u202c',
  ])('%j means the address in it', (email) => expect(clean('email', email)).toBe('ada@engines.example'));

  it.each(['', '<', '.'])('is judged at once however long it is, after many of %j', (before) => {
    const begun = performance.now();
    expect(messageFor('email', `${before.repeat(50_000)}${'a@'.repeat(50_000)}x`)).toContain('at most 320');
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

it('is the same until a word of any answer is changed', () => {
  expect(areSame({ ...answers, fullName: `${answers.fullName} ` }, answers)).toBe(true);
  for (const { field } of steps) expect(areSame({ ...answers, [field]: 'x@y.z' }, answers)).toBe(false);
  // A lead that was kept before the last question was added.
  expect(areSame({ ...answers, customRequest: undefined as never }, { ...answers, customRequest: '' })).toBe(true);
});
