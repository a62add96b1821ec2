import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { question } from '../../wizard-words.ts';
import { loadDraft } from '../../../src/lib/leads/draft.ts';
import { loadWaiting } from '../../../src/lib/leads/outbox.ts';
import { answerFour, failed, leave, openWizard, press, sendLead, submitWithHeldClock } from './render-wizard.tsx';

/** The cause of a failure goes to the console; the test that expects it says so. */
const listenToErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('submitting', () => {
  it('sends the six columns and thanks by the first word of the name', async () => {
    await openWizard();
    answerFour('  Ada King Lovelace');
    await press('Submit');
    const heading = await screen.findByRole('heading', { name: 'Thanks, Ada!' });
    expect(document.activeElement).toBe(heading);
    screen.getByText('A specialist will contact you shortly.');
    screen.getByText('Redirecting to homepage...');
    expect(sendLead.mock.calls.map(([row]) => row)).toEqual([
      {
        full_name: 'Ada King Lovelace',
        company_name: 'Analytical Engines',
        email: 'ada@engines.example',
        service_interest: 'CRM Integrations',
        custom_request: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      },
    ]);
    expect(await loadWaiting()).toEqual([]);
    expect(await loadDraft()).toBeNull();
  });

  it('goes home after three seconds', async () => {
    await openWizard();
    answerFour();
    await submitWithHeldClock();
    const link = screen.getByRole('link', { name: 'Go to the homepage now' });
    expect(link.getAttribute('href')).toBe('/');
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    link.addEventListener('click', followed);
    vi.advanceTimersByTime(2999);
    expect(followed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('goes nowhere when the visitor stays', async () => {
    await openWizard();
    answerFour();
    await submitWithHeldClock();
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    screen.getByRole('link', { name: 'Go to the homepage now' }).addEventListener('click', followed);
    fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
    expect(screen.queryByText('Redirecting to homepage...')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thanks, Ada!' }));
    vi.advanceTimersByTime(10_000);
    expect(followed).not.toHaveBeenCalled();
  });

  it('never shows the form again on the way back', async () => {
    await openWizard();
    answerFour();
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thanks, Ada!' });
    await waitFor(() => expect(history.state).toMatchObject({ sent: true, depth: 0 }));
    act(() => history.forward());
    await waitFor(() => expect(history.state).toMatchObject({ sent: true, depth: 1 }));
    leave();
    await openWizard();
    screen.getByRole('heading', { name: 'Thanks!' });
    expect(screen.queryByText('Redirecting to homepage...')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps the answers and tells the cause, without the person, when it fails', async () => {
    const errors = listenToErrors();
    sendLead.mockResolvedValue(failed);
    await openWizard();
    const alert = screen.getByRole('alert');
    answerFour();
    await press('Submit');
    await screen.findByText('There was an error submitting your information. Please try again.');
    expect(within(alert).getByText(/There was an error/)).toBe(alert);
    screen.getByText(
      /^Your answers are safe on this device and will be sent when the connection is back, or at your next visit\./,
    );
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', false);
    expect(document.title).toBe('Error: Step 5 of 5: Get started');
    expect(errors.mock.calls).toEqual([['The lead was not stored: status 503, code PGRST000']]);
    expect(await loadWaiting()).toHaveLength(1);
  });

  it('sends the same lead again, with the same created_at, and an edited one with another', async () => {
    listenToErrors();
    sendLead.mockResolvedValue(failed);
    await openWizard();
    answerFour();
    await press('Submit');
    await screen.findByText(/There was an error/);
    await press('Submit');
    await waitFor(() => expect(sendLead).toHaveBeenCalledTimes(2));
    await screen.findByText(/There was an error/);
    await userEvent.type(screen.getByLabelText(question.customRequest), 'Hello');
    expect(screen.queryByText(/safe on this device/)).toBeNull();
    await press('Submit');
    await waitFor(() => expect(sendLead).toHaveBeenCalledTimes(3));
    const [first, second, third] = sendLead.mock.calls.map(([row]) => row);
    expect(second).toEqual(first);
    expect(Reflect.get(third ?? {}, 'created_at')).not.toBe(Reflect.get(first ?? {}, 'created_at'));
    expect((await loadWaiting()).map(({ row }) => row)).toEqual([third]);
  });

  it('thanks when the lead that failed gets through after all, wherever the visitor is', async () => {
    listenToErrors();
    sendLead.mockResolvedValueOnce(failed);
    await openWizard();
    answerFour();
    await press('Submit');
    await screen.findByText(/safe on this device/);
    await press('Previous');
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'Thanks, Ada!' });
    expect(sendLead).toHaveBeenCalledTimes(2);
    expect(await loadWaiting()).toEqual([]);
  });
});
