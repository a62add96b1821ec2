/** A lead: the answers, and the database row made from them. */
import { toRow, type Answers } from '../src/lib/lead/index.ts';

export const answers: Answers = {
  fullName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  email: 'ada@engines.example',
  service: 'CRM Integrations',
  customRequest: 'Two lines\nof <b>text</b>',
};

export const row = toRow(answers, '2025-01-15T09:02:00.000Z');
