import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { steps } from '../../../src/lib/lead/index.ts';
import { misshapen, missing } from '../../wizard-words.ts';
import {
  answer,
  answerFour,
  fieldOf,
  giveAnswer,
  isAtStep,
  keepElsewhere,
  openWizard,
  press,
} from './render-wizard.tsx';

describe('one step after the other', () => {
  it('shows one question, and says where the visitor is', async () => {
    await openWizard();
    expect(screen.getAllByRole('textbox')).toEqual([fieldOf('fullName')]);
    screen.getByText('20% complete');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await userEvent.type(fieldOf('fullName'), 'Ada{Enter}');
    expect(document.activeElement).toBe(fieldOf('companyName'));
    screen.getByText('40% complete');
    expect(screen.getByRole('status').textContent).toBe(`Step 2 of 5: ${steps[1]!.short}`);
    expect(document.title).toMatch(/^Step 2 of 5.*Get started$/);
  });

  it('takes the second click of a double click neither for an answer nor for Submit', async () => {
    // The last answer is already there, from the home page's form, so a second click could submit.
    await keepElsewhere({ answers: { fullName: '', companyName: '', email: '', service: '', customRequest: 'Hello' } });
    await openWizard();
    const next = screen.getByRole('button', { name: 'Next' });
    for (const name of ['fullName', 'companyName', 'email', 'service'] as const) {
      fireEvent.input(fieldOf(name), { target: { value: name === 'service' ? 'CRM Integrations' : 'ada@b.co' } });
      for (const detail of [1, 2]) fireEvent.click(next, { detail });
      expect(document.title).not.toContain('Error');
    }
    await isAtStep(5);
    screen.getByRole('button', { name: 'Submit' });
    expect(answer).not.toHaveBeenCalled();
  });

  it('makes a new line with Enter in the last answer', async () => {
    await openWizard();
    answerFour();
    await userEvent.type(fieldOf('customRequest'), 'One{Enter}Two');
    expect(fieldOf('customRequest').value).toBe('One\nTwo');
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('an answer that is missing or wrong', () => {
  it('is announced once: by the field that the focus comes to, or by a region that was there from the start', async () => {
    await openWizard();
    const region = document.querySelector('[id$=error]');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    await userEvent.type(fieldOf('fullName'), '{Enter}');
    expect(region?.textContent).toBe(missing.fullName);
    expect(region?.getAttribute('aria-live')).toBe('polite');
    await userEvent.type(fieldOf('fullName'), 'A{Backspace}');
    await press('Next');
    expect(region?.getAttribute('aria-live')).toBe('off');
  });

  it('is not told while typing or on leaving the field', async () => {
    await openWizard();
    giveAnswer('fullName');
    giveAnswer('companyName');
    await userEvent.type(fieldOf('email'), 'ada');
    await userEvent.tab();
    expect(document.title).not.toContain('Error');
    await press('Next');
    screen.getByText(misshapen.email);
  });
});
