import { describe, expect, it } from 'vitest';
import { misshapen, missing } from '../../wizard-words.ts';
import { clean, emptyAnswers, firstWord, toRow, type Answers, type Field } from '../../../src/lib/leads/lead.ts';
import { steps, validate as validateStep } from '../../../src/lib/leads/steps.ts';
import { answers as ada, row } from './lead-row.ts';

const good: Answers = { ...ada, customRequest: '' };

const validate = (field: Field, answers: Answers) =>
  validateStep(
    steps.find((step) => step.field === field)!,
    answers,
  );

describe('validate', () => {
  it.each([
    ['fullName', missing.fullName],
    ['companyName', missing.companyName],
    ['email', missing.email],
    ['service', missing.service],
    ['customRequest', null],
  ] as const)('answers a blank %s with the message of the specification', (field, message) => {
    expect(validate(field, emptyAnswers)).toBe(message);
    expect(validate(field, { ...good, [field]: ' \t\n ' })).toBe(message);
  });

  it.each(['\u200b', '\u200b\u200d\ufeff', '\u2060 \u00ad', '\u3164', '\u0000', '\u0085', '\u001f', '\u180e'])(
    'takes a name that shows nothing (%j) for blank',
    (text) => {
      expect(validate('fullName', { ...good, fullName: text })).toBe(missing.fullName);
    },
  );

  it.each(['ada', 'ada@', '@engines.example', 'ada@engines', 'a da@engines.example', 'ada@@engines.example', 'a@b.'])(
    'refuses %s as an email address',
    (email) => {
      expect(validate('email', { ...good, email })).toBe(misshapen.email);
    },
  );

  it.each(['a@b.c', ' ada@engines.example ', 'ada+crm@mail.engines.example', 'адa@пример.испытание', 'ada\u200b@b.co'])(
    'accepts %s as an email address',
    (email) => {
      expect(validate('email', { ...good, email })).toBeNull();
    },
  );

  it.each(steps.filter(({ field }) => field !== 'email'))(
    'accepts $field up to its limit and says how long it is',
    ({ field, limit }) => {
      const longest = 'x'.repeat(limit);
      expect(validate(field, { ...good, [field]: longest })).toBeNull();
      expect(validate(field, { ...good, [field]: `${longest}x` })).toBe(
        `Please use at most ${limit} characters (now ${limit + 1})`,
      );
    },
  );

  it('counts an emoji as one character, as the table does', () => {
    expect(validate('fullName', { ...good, fullName: '🦊'.repeat(200) })).toBeNull();
    expect(validate('fullName', { ...good, fullName: '🦊'.repeat(201) })).not.toBeNull();
  });

  it('judges the longest email address at once', () => {
    expect(validate('email', { ...good, email: `${'a@'.repeat(100_000)}.` })).toContain('at most 320');
  });
});

describe('clean', () => {
  it('removes what Postgres cannot hold and keeps everything else', () => {
    expect(clean('customRequest', ' a\u0000b \ud83e c ')).toBe('ab \ufffd c');
    expect(clean('customRequest', '<img src=x onerror=alert(1)>\n"quotes" \'; drop table leads; --')).toBe(
      '<img src=x onerror=alert(1)>\n"quotes" \'; drop table leads; --',
    );
    expect(clean('fullName', '‏שלום 👩‍👩‍👧 é')).toBe('‏שלום 👩‍👩‍👧 é');
  });

  it('takes unseen characters out of a copied email address', () => {
    expect(clean('email', '\u202aada@engines.example\u202c')).toBe('ada@engines.example');
  });
});

describe('toRow', () => {
  it('sends the six columns, with null for an empty request', () => {
    expect(toRow({ ...good, fullName: '  Ada Lovelace ' }, row.created_at)).toEqual({ ...row, custom_request: null });
  });
});

it('addresses a person by the first word of the name', () => {
  expect(firstWord('  Ada King Lovelace')).toBe('Ada');
  expect(firstWord('Ada\u3000Lovelace')).toBe('Ada');
  expect(firstWord('Prince')).toBe('Prince');
});
