import { describe, expect, it } from 'vitest';
import {
  areSameAnswers,
  cleanAnswer,
  mailtoLink,
  questions,
  texts,
  validate,
  type Field,
} from '../../../src/lib/lead/index.ts';
import { answers } from '../../example-lead.ts';
import { invalidMessages } from '../../form-texts.ts';

const questionOf = (field: Field) => questions.find((question) => question.field === field)!;
/** The error message for an answer; null if it is valid. */
const messageFor = (field: Field, text: string) => validate(questionOf(field), { ...answers, [field]: text });

describe.each(questions)('$field', ({ field, maxLength, requiredMessage = null }) => {
  it.each(['', ' \t\n ', '\u200b\u200d\ufeff', '\u2060 \u00ad', '\u3164', '\u0000', '\u0085', '\u001f', '\u180e'])(
    'counts as missing when nothing of it is visible (%j)',
    (text) => {
      expect(messageFor(field, text)).toBe(requiredMessage);
    },
  );

  it('may be as long as the table takes, and says how long it is', () => {
    const text = 'x'.repeat(maxLength - 6);
    expect(messageFor(field, `🦊${text}@b.co`)).toBeNull();
    expect(messageFor(field, `🦊🦊${text}@b.co`)).toBe(texts.tooLong(maxLength, maxLength + 1));
  });
});

it('keeps all characters that Postgres can store', () => {
  expect(cleanAnswer('customRequest', ' a\u0000b \ud83e c\r\nd ')).toBe('ab \ufffd c\nd');
  for (const text of ['<img src=x onerror=alert(1)>\n"quotes" \'; drop table leads; --', '‏שלום 👩‍👩‍👧 é']) {
    expect(cleanAnswer('customRequest', text)).toBe(text);
  }
});

describe('an email address', () => {
  it.each([
    'ada@engines',
    'a da@engines.example',
    'ada@@engines.example',
    'ada@engines..example',
    'ada@engines.example; bob@engines.example',
    'ada@mail,example.com',
  ])('%s is refused', (email) => {
    expect(messageFor('email', email)).toBe(invalidMessages.email);
  });

  it.each(['a@b.c', 'ada+crm@mail.engines.example', "o'neil@engines.example", 'адa@пример.испытание'])(
    '%s is stored as it is',
    (email) => {
      expect(messageFor('email', email)).toBeNull();
      expect(cleanAnswer('email', email)).toBe(email);
    },
  );

  it.each([
    'Ada <ada@engines.example>',
    'mailto:ada@engines.example?subject=Hello',
    'ada@engines.example,',
    '(ada@engines.example).',
    'ada@engines.example>',
    '\u202aada\u200b@engines.example\u202c',
    '“ada@engines.example”',
    '«ada@engines.example»',
    'ada@engines.example!',
    'ada\u200d@engines\ufe0f.example\u3164',
    'ada＠engines.example',
    'ada@engines。example',
  ])('%j is reduced to the address in it', (text) => {
    expect(cleanAnswer('email', text)).toBe('ada@engines.example');
  });

  it.each(['', '<', '.'])('is checked within a second, however long it is, after many of %j', (prefix) => {
    const text = `${prefix.repeat(50_000)}${'a@'.repeat(50_000)}x`;
    const start = performance.now();
    const message = messageFor('email', text);
    const { length } = cleanAnswer('email', text);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(message).toBe(texts.tooLong(questionOf('email').maxLength, length));
  });
});

describe('the link to an email', () => {
  it('is as long as a link may be, however long the answers are', () => {
    const link = mailtoLink({ ...answers, customRequest: 'щ'.repeat(5000) }, 'mailto:a@b.c');
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(decodeURIComponent(link)).toContain(answers.fullName);
  });

  it('can hold half an emoji', () => {
    const link = mailtoLink({ ...answers, customRequest: 'x\ud83d' }, 'mailto:a@b.c');
    expect(decodeURIComponent(link)).toContain('x\ufffd');
  });
});

it('answers are the same until a word of one is changed', () => {
  expect(areSameAnswers({ ...answers, fullName: `${answers.fullName} ` }, answers)).toBe(true);
  for (const { field } of questions) {
    expect(areSameAnswers({ ...answers, [field]: 'x@y.z' }, answers), field).toBe(false);
  }
  // A draft from before the last question was added has no answer to it.
  const olderDraft = { ...answers, customRequest: undefined as never };
  expect(areSameAnswers(olderDraft, { ...answers, customRequest: '' })).toBe(true);
});
