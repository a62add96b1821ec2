import type { Answers, LeadRow } from '../../../src/lib/leads/lead.ts';

export const answers: Answers = {
  fullName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  email: 'ada@engines.example',
  service: 'CRM Integrations',
  customRequest: 'Two lines\nof <b>text</b>',
};

export const row: LeadRow = {
  full_name: 'Ada Lovelace',
  company_name: 'Analytical Engines',
  email: 'ada@engines.example',
  service_interest: 'CRM Integrations',
  custom_request: 'Two lines\nof <b>text</b>',
  created_at: '2025-01-15T09:02:00.000Z',
};
