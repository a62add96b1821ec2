import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSteps } from '../../../src/islands/lead-wizard/first-steps.ts';
import { answers, row } from '../../a-lead.ts';
import { missing } from '../../wizard-words.ts';
import { answer, fieldOf, hydrate, isAtStep, keepElsewhere, openWizard, receivePage } from './render-wizard.tsx';

const marks = document.documentElement.dataset;

describe('before the script is there', () => {
  let forget: () => void;
  /** Runs the page's script, in every test again: what the one before listened to must be gone. */
  const receive = (): void => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const listen = vi.spyOn(window, 'addEventListener');
    firstSteps();
    const added = listen.mock.calls;
    listen.mockRestore();
    forget = () => added.forEach(([type, listener]) => window.removeEventListener(type, listener));
    receivePage();
  };
  afterEach(() => forget());

  const pressNext = () => fireEvent.click(screen.getByText('Next'));
  const arrive = () => {
    vi.useRealTimers();
    return hydrate();
  };

  it('Next shows the next question of the same form at once, and the script goes on from there', async () => {
    receive();
    fieldOf('fullName').value = 'Ada';
    pressNext();
    expect(marks['step']).toBe('2');
    expect(document.activeElement).toBe(fieldOf('companyName'));
    fieldOf('companyName').value = 'Engines';
    await arrive();
    await isAtStep(2);
    expect(fieldOf('companyName').value).toBe('Engines');
    expect(document.activeElement).toBe(fieldOf('companyName'));
    act(() => history.back());
    await isAtStep(1);
  });

  it('any other press is kept for the script', async () => {
    receive();
    pressNext();
    expect(marks).toMatchObject({ step: '1', pressed: '' });
    await arrive();
    expect(await screen.findByText(missing.fullName)).toBeTruthy();
  });

  it('the page becomes one plain form after ten seconds in view, and stays so when the script comes late', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    receive();
    vi.advanceTimersByTime(60_000);
    expect(marks['step']).toBe('1');
    Reflect.deleteProperty(document, 'prerendering');
    vi.advanceTimersByTime(20_000);
    expect(marks['step']).toBeUndefined();
    await arrive();
    expect(marks['step']).toBeUndefined();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    expect(fireEvent.submit(document.forms[0]!)).toBe(true);
  });
});

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

it('sends what waits to the project that the site has now', async () => {
  await keepElsewhere({ submission: { row, url: 'https://old.supabase.co', key: 'sb_publishable_old' } });
  await openWizard();
  await screen.findByRole('heading', { name: 'Thanks, Ada!' });
  expect(answer.mock.calls).toEqual([[expect.stringMatching(/^https:\/\/project\./), expect.anything()]]);
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
