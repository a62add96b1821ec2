import { expect, test } from 'vitest';
import { softHyphens } from '../../src/lib/soft-hyphens.ts';

test('a long word may break before its last syllable, and shorter ones stay whole', () => {
  expect(softHyphens('Why Most AI Implementations Fail')).toBe('Why Most AI Implementa\u00ADtions Fail');
  expect(softHyphens('When CRM Automation Doubles Conversions')).toBe('When CRM Automation Doubles Conversions');
});
