/** Renders the wizard as a visitor gets it: first the page's HTML, then the island that hydrates it. */
import * as storage from 'fake-indexeddb';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { privacyNotice } from '../../../src/data/after-submit.ts';
import { LeadWizard } from '../../../src/islands/lead-wizard/LeadWizard.tsx';
import { keep, readAll, type Draft } from '../../../src/lib/delivery/index.ts';
import { answers } from '../../a-lead.ts';
import { question } from '../../wizard-words.ts';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** The table's response: 201 unless a test sets another one. */
export const answer = vi.fn<typeof fetch>();
let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  for (const [name, value] of Object.entries(storage)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new storage.IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('CSS', { supports: () => false });
  vi.stubGlobal(
    'fetch',
    answer.mockReset().mockImplementation(async () => new Response('', { status: 201 })),
  );
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  history.replaceState(null, '', '/get-started');
  document.documentElement.dataset['step'] = '1';
  sessionStorage.clear();
});
afterEach(async () => {
  vi.useRealTimers();
  leave();
  // Navigation or storage work may still be in progress, and storage work would open the database again.
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (let turn = 1; turn <= 5; turn += 1) await readAll().catch(() => undefined);
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
});

/** The visitor leaves the page; the device's storage and the browser's history stay. */
export function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
  act(() => root?.unmount());
  root = undefined;
  place?.remove();
  document.title = 'Get started';
}

const wizard = (
  <LeadWizard
    services={[{ slug: 'crm-integrations', option: 'CRM Integrations' }]}
    email="hello@northwright.example"
    notice={privacyNotice}
  />
);

/** Inserts the page's HTML, as sent by the server. */
export function receivePage(): void {
  document.title = 'Get started';
  place = document.createElement('main');
  place.innerHTML = renderToString(wizard);
  document.body.append(place);
}

/** The script arrives. Resolves once the draft on the device is restored. */
export async function hydrate(): Promise<void> {
  act(() => void (root = hydrateRoot(place, wizard)));
  await act(async () => {
    // Storage handles requests in order, so the wizard's own request is done before this one.
    await readAll().catch(() => undefined);
    do await new Promise(setImmediate);
    while (document.documentElement.dataset['step'] === 'opening');
  });
}

export async function openWizard(): Promise<void> {
  receivePage();
  await hydrate();
}

/** Stores a draft as if another tab had left it. */
export const keepElsewhere = (draft: Partial<Draft> = {}) =>
  keep({ id: 'of another tab', savedAt: Date.now(), answers, step: 5, ...draft });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const fieldOf = (name: keyof typeof question) => screen.getByLabelText<HTMLInputElement>(question[name]);
export const isAtStep = (step: number) => waitFor(() => screen.getByText(`Step ${step} of 5`));

export function giveAnswer(name: keyof typeof question, value: string = answers[name]): void {
  fireEvent.input(fieldOf(name), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
}

export function answerFour(): void {
  for (const name of ['fullName', 'companyName', 'email', 'service'] as const) giveAnswer(name);
}
