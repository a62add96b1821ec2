import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { loadDraft } from '../../../src/lib/leads/draft.ts';
import { loadWaiting } from '../../../src/lib/leads/outbox.ts';
import { handOverKey } from '../../../src/lib/leads/session-notes.ts';
import {
  answer,
  answerFour,
  failed,
  hydrate,
  isAtStep,
  leave,
  openWizard,
  press,
  receivePage,
  sendLead,
  stored,
  submitWithHeldClock,
} from './render-wizard.tsx';

const name = () => screen.getByLabelText<HTMLInputElement>("What's your name?");
/** The cause of a failure goes to the console; the test that expects it says so. */
const listenToErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('the form in the page', () => {
  it('holds all five questions before any script, each the label of its field', () => {
    receivePage();
    expect(name().autocomplete).toBe('name');
    expect(screen.getByLabelText('Which company do you represent?')).toHaveProperty('autocomplete', 'organization');
    expect(screen.getByLabelText("What's your email address?")).toMatchObject({
      type: 'email',
      autocomplete: 'email',
      inputMode: 'email',
      placeholder: 'Business email',
    });
    const service = screen.getByLabelText<HTMLSelectElement>('Which service are you interested in?');
    expect([...service.options].map(({ text }) => text)).toEqual([
      'Select a service',
      'AI Lead Generation',
      'CRM Integrations',
    ]);
    expect(service.value).toBe('');
    expect(screen.getByLabelText('Any specific requirements?')).toHaveProperty('rows', 6);
  });

  it('has no style attribute, which the security policy would block', () => {
    receivePage();
    expect(document.body.innerHTML).not.toContain('style=');
  });

  it('keeps what was typed before the script arrived', async () => {
    receivePage();
    name().value = 'Ada';
    await hydrate();
    expect(name().value).toBe('Ada');
    await userEvent.type(name(), ' Lovelace');
    expect(name().value).toBe('Ada Lovelace');
  });

  it('goes on once the script arrives when Next was pressed before', async () => {
    receivePage();
    name().value = 'Ada';
    document.documentElement.dataset['pressed'] = '';
    await hydrate();
    expect(await isAtStep(2)).toBeTruthy();
  });
});

describe('one step after the other', () => {
  it('shows only the current question', async () => {
    await openWizard();
    expect(screen.getAllByRole('textbox')).toEqual([name()]);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 1 of 5');
    screen.getByText('20% complete');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  });

  it('goes on with Enter and puts the focus into the next field', async () => {
    await openWizard();
    await userEvent.type(name(), 'Ada{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Which company do you represent?'));
    screen.getByText('40% complete');
    expect(screen.getByRole('status').textContent).toBe('Step 2 of 5: Company');
    expect(document.title).toBe('Step 2 of 5: Get started');
  });

  it('does not take the Enter that ends a composition for an answer', async () => {
    await openWizard();
    fireEvent.input(name(), { target: { value: '안녕' } });
    fireEvent.keyDown(name(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(name(), { key: 'Enter', keyCode: 229 });
    expect(await isAtStep(1)).toBeTruthy();
  });

  it('does not take a held Enter for a second answer', async () => {
    await openWizard();
    fireEvent.input(name(), { target: { value: 'Ada' } });
    fireEvent.keyDown(name(), { key: 'Enter' });
    fireEvent.keyDown(screen.getByLabelText('Which company do you represent?'), { key: 'Enter', repeat: true });
    await isAtStep(2);
    expect(document.title).not.toContain('Error');
  });

  it('does not take the second click of a double click for an answer', async () => {
    await openWizard();
    await userEvent.type(name(), 'Ada');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Next' }));
    await isAtStep(2);
    expect(screen.queryByText('Please enter your company name')).toBeNull();
  });

  it('makes a new line with Enter in the last answer', async () => {
    await openWizard();
    answerFour();
    const request = screen.getByLabelText<HTMLTextAreaElement>('Any specific requirements?');
    await userEvent.type(request, 'One{Enter}Two');
    expect(request.value).toBe('One\nTwo');
    expect(sendLead).not.toHaveBeenCalled();
  });

  it('goes back with Previous, and keeps the answers', async () => {
    await openWizard();
    answer("What's your name?", 'Ada');
    await press('Previous');
    await isAtStep(1);
    expect(name().value).toBe('Ada');
    expect(document.activeElement).toBe(name());
  });

  it('goes back with the browser, a step at a time', async () => {
    await openWizard();
    answer("What's your name?", 'Ada');
    answer('Which company do you represent?', 'Engines');
    act(() => history.back());
    await isAtStep(2);
    act(() => history.back());
    await isAtStep(1);
    act(() => history.forward());
    expect(await isAtStep(2)).toBeTruthy();
  });

  it('fades for 150 ms when motion is welcome', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    await openWizard();
    await userEvent.type(name(), 'Ada{Enter}');
    const old = document.querySelector('#full-name')?.parentElement;
    expect(old).toHaveProperty('hidden', false);
    expect(old?.hasAttribute('inert')).toBe(true);
    await waitFor(() => expect(old).toHaveProperty('hidden', true));
  });
});

describe('an answer that is missing or wrong', () => {
  it('is told under its field, tied to it, in the title, and gone once it is mended', async () => {
    await openWizard();
    await press('Next');
    const message = screen.getByText('Please enter your full name');
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(name().getAttribute('aria-describedby')).toBe(message.id);
    expect(document.activeElement).toBe(name());
    expect(document.title).toBe('Error: Get started');

    await userEvent.type(name(), 'A');
    expect(message.textContent).toBe('');
    expect(name().getAttribute('aria-invalid')).toBe('false');
    expect(document.title).toBe('Get started');
  });

  it('is announced by the region that was there from the start when the focus is in the field already', async () => {
    await openWizard();
    const region = document.querySelector('#full-name-error');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    await userEvent.type(name(), '{Enter}');
    expect(document.querySelector('#full-name-error')).toBe(region);
    expect(region?.textContent).toBe('Please enter your full name');
    expect(region?.getAttribute('aria-live')).toBe('polite');
  });

  it('is announced by the field alone when the focus moves there', async () => {
    await openWizard();
    await press('Next');
    expect(screen.getByText('Please enter your full name').getAttribute('aria-live')).toBe('off');
  });

  it('is not told while typing or on leaving the field', async () => {
    await openWizard();
    answer("What's your name?", 'Ada');
    answer('Which company do you represent?', 'Engines');
    await userEvent.type(screen.getByLabelText("What's your email address?"), 'ada');
    await userEvent.tab();
    expect(document.title).not.toContain('Error');
    await press('Next');
    screen.getByText('Please enter a valid email address');
  });

  it('needs a service', async () => {
    await openWizard();
    answer("What's your name?", 'Ada');
    answer('Which company do you represent?', 'Engines');
    answer("What's your email address?", 'ada@engines.example');
    await press('Next');
    expect(screen.getByLabelText(/Which service/).getAttribute('aria-describedby')).toBe(
      screen.getByText('Please select a service').id,
    );
  });

  it('offers the right domain for a mistyped one, and enforces nothing', async () => {
    await openWizard();
    answer("What's your name?", 'Ada');
    answer('Which company do you represent?', 'Engines');
    const email = screen.getByLabelText<HTMLInputElement>("What's your email address?");
    await userEvent.type(email, 'ada@gamil.com');
    screen.getByText(/Did you mean ada@gmail.com/);
    await press('Use gmail.com');
    expect(email.value).toBe('ada@gmail.com');
    expect(document.activeElement).toBe(email);
    expect(screen.queryByText(/Did you mean/)).toBeNull();

    await userEvent.clear(email);
    answer("What's your email address?", 'ada@gamil.com');
    await isAtStep(4);
  });
});

describe('what is kept', () => {
  it('comes back in another tab, at the step where the visitor was', async () => {
    await openWizard();
    answer("What's your name?", 'Ada');
    await userEvent.type(screen.getByLabelText('Which company do you represent?'), 'Eng');
    await waitFor(async () => expect((await loadDraft())?.answers.companyName).toBe('Eng'));
    leave();
    history.pushState(null, '', '/get-started');
    await openWizard();
    await isAtStep(2);
    expect(screen.getByLabelText('Which company do you represent?')).toHaveProperty('value', 'Eng');
    act(() => history.back());
    await isAtStep(1);
    expect(name().value).toBe('Ada');
  });

  it('fills only the fields that the visitor has not filled meanwhile, and does not move on', async () => {
    await openWizard();
    answer("What's your name?", 'Ada');
    await waitFor(async () => expect((await loadDraft())?.step).toBe(2));
    leave();
    history.pushState(null, '', '/get-started');
    receivePage();
    name().value = 'Grace';
    await hydrate();
    await isAtStep(1);
    expect(name().value).toBe('Grace');
  });

  it('is never overwritten by the empty form of a new page', async () => {
    await openWizard();
    answer("What's your name?", 'Ada');
    await waitFor(async () => expect((await loadDraft())?.step).toBe(2));
    leave();
    await openWizard();
    leave();
    expect((await loadDraft())?.answers.fullName).toBe('Ada');
  });

  it('is discarded by Start over, after a question', async () => {
    await openWizard();
    answer("What's your name?", 'Ada');
    await press('Start over');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep them' }));
    await press('Keep them');
    await isAtStep(2);
    await press('Start over');
    await press('Discard');
    await isAtStep(1);
    expect(name().value).toBe('');
    await waitFor(async () => expect((await loadDraft())?.answers.fullName ?? '').toBe(''));
  });

  it('asks nothing on Start over when there is nothing', async () => {
    await openWizard();
    await press('Start over');
    expect(screen.queryByText(/Discard/)).toBeNull();
    expect(document.activeElement).toBe(name());
  });
});

describe('answers that come from elsewhere', () => {
  it('takes the service in the address, and it alone, out of the address', async () => {
    history.replaceState(null, '', '/get-started?service=crm-integrations&x=1');
    await openWizard();
    expect(screen.getByLabelText(/Which service/)).toHaveProperty('value', 'CRM Integrations');
    expect(location.search).toBe('');
    await isAtStep(1);
  });

  it('ignores a service that there is not', async () => {
    history.replaceState(null, '', '/get-started?service=<img onerror>');
    await openWizard();
    expect(screen.getByLabelText(/Which service/)).toHaveProperty('value', '');
  });

  it("opens at the first question that the contact form's answers leave open", async () => {
    sessionStorage.setItem(
      handOverKey,
      JSON.stringify({ fullName: 'Ada', companyName: 'Engines', email: 'ada@engines.example', customRequest: 'Hello' }),
    );
    await openWizard();
    await isAtStep(4);
    expect(screen.getByLabelText('Any specific requirements?')).toHaveProperty('value', 'Hello');
    await waitFor(async () => expect((await loadDraft())?.answers.customRequest).toBe('Hello'));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });
});

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

  it('sends once for a double click, and says that it is busy', async () => {
    let arrive = (): void => undefined;
    sendLead.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(stored))));
    await openWizard();
    answerFour();
    await userEvent.type(screen.getByLabelText('Any specific requirements?'), 'Hello');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true);
    await waitFor(() => expect(sendLead).toHaveBeenCalledTimes(1));
    act(() => arrive());
    await screen.findByRole('heading', { name: 'Thanks, Ada!' });
    expect(sendLead).toHaveBeenCalledTimes(1);
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
    screen.getByText('Your answers are safe on this device and will be sent when the connection is back.');
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
    await userEvent.type(screen.getByLabelText('Any specific requirements?'), 'Hello');
    expect(screen.queryByText(/safe on this device/)).toBeNull();
    await press('Submit');
    await waitFor(() => expect(sendLead).toHaveBeenCalledTimes(3));
    const [first, second, third] = sendLead.mock.calls.map(([row]) => row);
    expect(second).toEqual(first);
    expect(Reflect.get(third ?? {}, 'created_at')).not.toBe(Reflect.get(first ?? {}, 'created_at'));
    expect((await loadWaiting()).map(({ row }) => row)).toEqual([third]);
  });

  it('makes no promise where storage does not work, and keeps the created_at all the same', async () => {
    listenToErrors();
    vi.stubGlobal('indexedDB', undefined);
    sendLead.mockResolvedValue(failed);
    await openWizard();
    answerFour();
    await press('Submit');
    await screen.findByText(/There was an error/);
    expect(screen.queryByText(/safe on this device/)).toBeNull();
    sendLead.mockResolvedValue(stored);
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thanks, Ada!' });
    const [first, second] = sendLead.mock.calls.map(([row]) => row);
    expect(second).toEqual(first);
  });

  it('thanks when the lead that failed gets through after all', async () => {
    listenToErrors();
    sendLead.mockResolvedValueOnce(failed);
    await openWizard();
    answerFour();
    await press('Submit');
    await screen.findByText(/safe on this device/);
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'Thanks, Ada!' });
    expect(sendLead).toHaveBeenCalledTimes(2);
    expect(await loadWaiting()).toEqual([]);
  });
});
