import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, isAtStep, openWizard, press } from './render-wizard.tsx';

const name = () => screen.getByLabelText<HTMLInputElement>("What's your name?");

describe('an answer that is missing or wrong', () => {
  it('is told under its field, tied to it, in the title, and gone once it is fixed', async () => {
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
    expect(
      screen
        .getByLabelText(/Which service/)
        .getAttribute('aria-describedby')
        ?.split(' '),
    ).toContain(screen.getByText('Please select a service').id);
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
