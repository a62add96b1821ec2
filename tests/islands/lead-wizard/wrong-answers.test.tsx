import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { misshapen, missing, question } from '../../wizard-words.ts';
import { answer, isAtStep, openWizard, press } from './render-wizard.tsx';

const name = () => screen.getByLabelText<HTMLInputElement>(question.fullName);

describe('an answer that is missing or wrong', () => {
  it('is told under its field, tied to it, in the title, and gone once it is fixed', async () => {
    await openWizard();
    await press('Next');
    const message = screen.getByText(missing.fullName);
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
    expect(region?.textContent).toBe(missing.fullName);
    expect(region?.getAttribute('aria-live')).toBe('polite');
  });

  it('is announced by the field alone when the focus moves there', async () => {
    await openWizard();
    await press('Next');
    expect(screen.getByText(missing.fullName).getAttribute('aria-live')).toBe('off');
  });

  it('is not told while typing or on leaving the field', async () => {
    await openWizard();
    answer(question.fullName, 'Ada');
    answer(question.companyName, 'Engines');
    await userEvent.type(screen.getByLabelText(question.email), 'ada');
    await userEvent.tab();
    expect(document.title).not.toContain('Error');
    await press('Next');
    screen.getByText(misshapen.email);
  });

  it('needs a service', async () => {
    await openWizard();
    answer(question.fullName, 'Ada');
    answer(question.companyName, 'Engines');
    answer(question.email, 'ada@engines.example');
    await press('Next');
    expect(screen.getByLabelText(question.service).getAttribute('aria-describedby')?.split(' ')).toContain(
      screen.getByText(missing.service).id,
    );
  });

  it('offers the right domain for a mistyped one, and enforces nothing', async () => {
    await openWizard();
    answer(question.fullName, 'Ada');
    answer(question.companyName, 'Engines');
    const email = screen.getByLabelText<HTMLInputElement>(question.email);
    await userEvent.type(email, 'ada@gamil.com');
    screen.getByText(/Did you mean ada@gmail.com/);
    await press('Use gmail.com');
    expect(email.value).toBe('ada@gmail.com');
    expect(document.activeElement).toBe(email);
    expect(screen.queryByText(/Did you mean/)).toBeNull();

    await userEvent.clear(email);
    answer(question.email, 'ada@gamil.com');
    await isAtStep(4);
  });
});
