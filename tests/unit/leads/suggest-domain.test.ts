import { describe, expect, it } from 'vitest';
import { suggestDomain, withDomain } from '../../../src/lib/leads/suggest-domain.ts';

describe('suggestDomain', () => {
  it.each([
    ['ada@gamil.com', 'gmail.com'],
    ['ada@gmial.com', 'gmail.com'],
    ['ada@gmai.com', 'gmail.com'],
    ['ada@gmail.con', 'gmail.com'],
    ['ada@gmaill.com', 'gmail.com'],
    ['ada@gmail,com', null],
    ['ada@GAMIL.COM', 'gmail.com'],
    ['ada@hotmial.com', 'hotmail.com'],
    ['ada@outlok.com', 'outlook.com'],
    ['ada@yaho.com', 'yahoo.com'],
    ['ada@iclud.com', 'icloud.com'],
  ])('offers for %s the domain %s', (email, domain) => {
    expect(suggestDomain(email)).toBe(domain);
  });

  it.each([
    'ada@gmail.com',
    'ada@mail.com',
    'ada@ymail.com',
    'ada@engines.example',
    'ada@outlook.de',
    'ada',
    '',
    'ada@',
  ])('leaves %j alone', (email) => expect(suggestDomain(email)).toBeNull());

  it('says nothing while the domain is still being typed', () => {
    for (let end = 1; end <= 'gmail.com'.length; end += 1) {
      expect(suggestDomain(`ada@${'gmail.com'.slice(0, end)}`)).toBeNull();
    }
  });
});

it('puts the suggested domain behind the same name', () => {
  expect(withDomain(' ada.l@gamil.com', 'gmail.com')).toBe('ada.l@gmail.com');
});
