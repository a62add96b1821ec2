import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { question } from '../../wizard-words.ts';
import { loadDraft, saveDraft } from '../../../src/lib/leads/draft.ts';
import { handOverKey } from '../../../src/lib/leads/names.ts';
import { keep, loadWaiting } from '../../../src/lib/leads/outbox.ts';
import { toRow } from '../../../src/lib/leads/lead.ts';
import { emptyAnswers } from '../../../src/lib/leads/steps.ts';
import { answer, answerFour, hydrate, isAtStep, leave, openWizard, press, receivePage } from './render-wizard.tsx';

const name = () => screen.getByLabelText<HTMLInputElement>(question.fullName);

describe('what is kept', () => {
  it('comes back in another tab, at the step where the visitor was', async () => {
    await openWizard();
    answer(question.fullName, 'Ada');
    await userEvent.type(screen.getByLabelText(question.companyName), 'Eng');
    await waitFor(async () => expect((await loadDraft())?.answers.companyName).toBe('Eng'));
    leave();
    history.pushState(null, '', '/get-started');
    await openWizard();
    await isAtStep(2);
    expect(screen.getByLabelText(question.companyName)).toHaveProperty('value', 'Eng');
    act(() => history.back());
    await isAtStep(1);
    expect(name().value).toBe('Ada');
  });

  it('fills only the fields that the visitor has not filled yet, and does not move on', async () => {
    await openWizard();
    answer(question.fullName, 'Ada');
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
    answer(question.fullName, 'Ada');
    await waitFor(async () => expect((await loadDraft())?.step).toBe(2));
    leave();
    await openWizard();
    leave();
    expect((await loadDraft())?.answers.fullName).toBe('Ada');
  });

  it('is discarded by Start over, after a question', async () => {
    await openWizard();
    answer(question.fullName, 'Ada');
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
});

describe('answers that come from elsewhere', () => {
  it('takes the service in the address, and it alone, out of the address', async () => {
    history.replaceState(null, '', '/get-started?service=crm-integrations&full_name=Eve');
    await openWizard();
    expect(screen.getByLabelText(question.service)).toHaveProperty('value', 'CRM Integrations');
    expect(location.search).toBe('');
    await isAtStep(1);
    expect(name().value).toBe('');
  });

  it('ignores a service that there is not', async () => {
    history.replaceState(null, '', '/get-started?service=<img onerror>');
    await openWizard();
    expect(screen.getByLabelText(question.service)).toHaveProperty('value', '');
  });

  it("opens at the first question that the contact form's answers leave open", async () => {
    sessionStorage.setItem(
      handOverKey,
      JSON.stringify({ fullName: 'Ada', companyName: 'Engines', email: 'ada@engines.example', customRequest: 'Hello' }),
    );
    await openWizard();
    await isAtStep(4);
    expect(screen.getByLabelText(question.customRequest)).toHaveProperty('value', 'Hello');
    await waitFor(async () => expect((await loadDraft())?.answers.customRequest).toBe('Hello'));
    await waitFor(() => expect(sessionStorage.getItem(handOverKey)).toBeNull());
  });

  it("do not replace a request that waits: the contact form's is another one", async () => {
    const waiting = toRow({ ...emptyAnswers, fullName: 'Ada', customRequest: 'Reports' }, new Date().toISOString());
    await keep(waiting, null);
    await saveDraft({ answers: { ...emptyAnswers, fullName: 'Ada' }, step: 5, attempt: waiting });
    sessionStorage.setItem(handOverKey, JSON.stringify({ customRequest: 'Invoices' }));
    await openWizard();
    answerFour();
    await press('Submit');
    await screen.findByRole('heading', { name: 'Thanks, Ada!' });
    expect((await loadWaiting()).map(({ row }) => row)).toEqual([waiting]);
  });

  it('do not take the place of what was typed before the script arrived', async () => {
    sessionStorage.setItem(handOverKey, JSON.stringify({ fullName: 'Ada', companyName: 'Engines' }));
    receivePage();
    name().value = 'Grace';
    await hydrate();
    expect(name().value).toBe('Grace');
    expect(screen.getByLabelText(question.companyName)).toHaveProperty('value', 'Engines');
  });
});
