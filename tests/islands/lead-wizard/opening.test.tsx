import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { firstSteps } from '../../../src/islands/lead-wizard/first-steps.ts';
import { answers } from '../../a-lead.ts';
import { fieldOf, hydrate, isAtStep, keepElsewhere, openWizard, receivePage } from './render-wizard.tsx';

it('fills only what the visitor has not typed in the meantime, also after a reload, and moves nobody', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  await keepElsewhere({ step: 4 });
  receivePage();
  const opening = hydrate();
  fireEvent.input(fieldOf('fullName'), { target: { value: 'Grace' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await opening;
  await isAtStep(2);
  await waitFor(() => expect(fieldOf('companyName').value).toBe(answers.companyName));
  expect(fieldOf('fullName').value).toBe('Grace');
});

it.each([
  ['?service=crm-integrations&full_name=Eve', 'CRM Integrations', ''],
  ['?service=<img onerror>&request=12 hours a week', '', '12 hours a week'],
])('takes what a link says out of the address, and nothing else: %s', async (query, service, request) => {
  history.replaceState(null, '', `/get-started${query}`);
  await openWizard();
  await vi.waitFor(() => expect(fieldOf('customRequest').value).toBe(request));
  expect([fieldOf('service').value, fieldOf('fullName').value, location.search]).toEqual([service, '', '']);
  await isAtStep(1);
});

// Must be the last test, because its listeners stay.
it('waits in no page that is only prerendered; in one that is seen, ten seconds for its script, and no more', async () => {
  const marks = document.documentElement.dataset;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  firstSteps();
  receivePage();
  vi.advanceTimersByTime(60_000);
  expect(marks['step']).toBe('1');
  Reflect.deleteProperty(document, 'prerendering');
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  await hydrate();
  expect(marks['step']).toBeUndefined();
  expect(fireEvent.submit(document.forms[0]!)).toBe(true);
});
