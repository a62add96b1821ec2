import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { missing, question } from '../../wizard-words.ts';
import { handOverKey } from '../../../src/lib/leads/names.ts';
import { answer, answerFour, isAtStep, openWizard, press, sendLead } from './render-wizard.tsx';

const name = () => screen.getByLabelText<HTMLInputElement>(question.fullName);

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
    expect(document.activeElement).toBe(screen.getByLabelText(question.companyName));
    screen.getByText('40% complete');
    expect(screen.getByRole('status').textContent).toBe('Step 2 of 5: Company');
    expect(document.title).toBe('Step 2 of 5: Get started');
  });

  it('ends at 100 percent, with Submit in the place of Next', async () => {
    await openWizard();
    answerFour();
    screen.getByText('100% complete');
    screen.getByRole('button', { name: 'Submit' });
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
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
    fireEvent.keyDown(screen.getByLabelText(question.companyName), { key: 'Enter', repeat: true });
    await isAtStep(2);
    expect(document.title).not.toContain('Error');
  });

  it('does not take the second click of a double click for an answer', async () => {
    await openWizard();
    await userEvent.type(name(), 'Ada');
    const next = screen.getByRole('button', { name: 'Next' });
    for (const detail of [1, 2]) fireEvent.click(next, { detail });
    await isAtStep(2);
    expect(screen.queryByText(missing.companyName)).toBeNull();
  });

  it('does not submit with the second click of a double click on Next', async () => {
    // The home page's form has asked for the last answer already: Submit lacks nothing.
    sessionStorage.setItem(handOverKey, JSON.stringify({ customRequest: 'Hello' }));
    await openWizard();
    for (const text of [question.fullName, question.companyName]) answer(text, 'Ada');
    answer(question.email, 'ada@engines.example');
    fireEvent.input(screen.getByLabelText(question.service), { target: { value: 'CRM Integrations' } });
    const next = screen.getByRole('button', { name: 'Next' });
    for (const detail of [1, 2]) fireEvent.click(next, { detail });
    await isAtStep(5);
    // Not "Submitting...".
    screen.getByRole('button', { name: 'Submit' });
    expect(sendLead).not.toHaveBeenCalled();
  });

  it('makes a new line with Enter in the last answer', async () => {
    await openWizard();
    answerFour();
    const request = screen.getByLabelText<HTMLTextAreaElement>(question.customRequest);
    await userEvent.type(request, 'One{Enter}Two');
    expect(request.value).toBe('One\nTwo');
    expect(sendLead).not.toHaveBeenCalled();
  });

  it('goes back with Previous, and keeps the answers', async () => {
    await openWizard();
    answer(question.fullName, 'Ada');
    await press('Previous');
    await isAtStep(1);
    expect(name().value).toBe('Ada');
    expect(document.activeElement).toBe(name());
  });

  it('goes back with the browser, a step at a time', async () => {
    await openWizard();
    answer(question.fullName, 'Ada');
    answer(question.companyName, 'Engines');
    act(() => history.back());
    await isAtStep(2);
    act(() => history.back());
    await isAtStep(1);
    act(() => history.forward());
    expect(await isAtStep(2)).toBeTruthy();
  });
});
