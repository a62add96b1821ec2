/** A page that the browser prepares ahead of a visit (https://wicg.github.io/nav-speculation/prerendering.html). */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { handOverKey } from '../../src/lib/leads/names.ts';
import { question } from '../wizard-words.ts';
import { openWizard } from './lead-wizard/render-wizard.tsx';

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

test('The wizard reads nothing that is stored before the page is opened', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  sessionStorage.setItem(handOverKey, JSON.stringify({ fullName: 'Ada' }));
  await openWizard();
  const name = screen.getByLabelText<HTMLInputElement>(question.fullName);
  expect(name.value).toBe('');
  expect(document.documentElement.dataset['step']).toBe('1');
  // The visitor goes on typing into the page before it.
  sessionStorage.setItem(handOverKey, JSON.stringify({ fullName: 'Ada King' }));
  Reflect.deleteProperty(document, 'prerendering');
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  await waitFor(() => expect(name.value).toBe('Ada King'));
  expect(document.documentElement.dataset['step']).toBe('ready');
});
