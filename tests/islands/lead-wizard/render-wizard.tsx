/** The wizard as a visitor meets it: the page's HTML first, then the island that takes it over. */
import * as storage from 'fake-indexeddb';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { question } from '../../wizard-words.ts';
import { privacyNotice } from '../../../src/data/after-submit.ts';
import { LeadWizard } from '../../../src/islands/lead-wizard/LeadWizard.tsx';
import { loadWaiting } from '../../../src/lib/leads/outbox.ts';
import type { SendResult } from '../../../src/lib/leads/send-lead.ts';

// As long as a busy machine takes.
configure({ asyncUtilTimeout: 10_000 });

export const services = [
  { slug: 'ai-lead-generation', option: 'AI Lead Generation' },
  { slug: 'crm-integrations', option: 'CRM Integrations' },
];

/** What sending comes to; a test says otherwise. */
export const sendLead = vi.fn<(row: object) => Promise<SendResult>>();
export const stored: SendResult = { kind: 'stored' };
export const failed: SendResult = { kind: 'failed', cause: { status: 503, code: 'PGRST000' } };

vi.mock('../../../src/lib/leads/send-lead.ts', () => ({ createSender: () => sendLead }));

let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  for (const [name, value] of Object.entries(storage)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new storage.IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('CSS', { supports: () => false });
  Element.prototype.scrollIntoView = () => undefined;
  sendLead.mockReset().mockResolvedValue(stored);
  history.replaceState(null, '', '/get-started');
  document.title = 'Get started';
  document.documentElement.dataset['step'] = '1';
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(async () => {
  vi.useRealTimers();
  leave();
  // A journey through the history may still be in progress.
  await new Promise((resolve) => setTimeout(resolve, 20));
  vi.unstubAllGlobals();
});

/** The visitor goes: the device and the browser's history stay. */
export function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
  act(() => root?.unmount());
  root = undefined;
  place?.remove();
  document.title = 'Get started';
}

/** Puts the page's HTML in place, as the server sent it. */
export function receivePage(): void {
  place = document.createElement('div');
  place.innerHTML = renderToString(<LeadWizard services={services} notice={privacyNotice} />);
  document.body.append(place);
}

/** The script arrives. Resolves when what was kept on the device is restored. */
export async function hydrate(): Promise<void> {
  act(() => {
    root = hydrateRoot(place, <LeadWizard services={services} notice={privacyNotice} />);
  });
  await act(async () => {
    // Storage answers in turn: what the wizard asked for is there before this.
    await loadWaiting().catch(() => undefined);
    await new Promise(setImmediate);
  });
}

export async function openWizard(): Promise<void> {
  receivePage();
  await hydrate();
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Answers the question on the screen and goes on. */
export function answer(label: string | RegExp, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
}

/** Answers all but the optional last question. */
export function answerFour(name = 'Ada Lovelace'): void {
  answer(question.fullName, name);
  answer(question.companyName, 'Analytical Engines');
  answer(question.email, 'ada@engines.example');
  answer(question.service, 'CRM Integrations');
}

/** Submits, and holds the clock until the test moves it. Resolves at the thanks. */
export async function submitWithHeldClock(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  while (!screen.queryByRole('heading', { name: /Thanks/ })) await act(() => new Promise(setImmediate));
}

export const isAtStep = (step: number) => waitFor(() => screen.getByText(`Step ${step} of 5`));
