import { expect, test } from 'vitest';
import { softHyphens } from '../../src/lib/soft-hyphens.ts';

test('a long word may break between its syllables, and shorter ones stay whole', () => {
  expect(softHyphens('Why Most AI Implementations Fail')).toBe(
    'Why Most AI Im\u00ADple\u00ADmen\u00ADta\u00ADtions Fail',
  );
  expect(softHyphens('When CRM Automation Doubles Conversions')).toBe('When CRM Automation Doubles Conversions');
});
