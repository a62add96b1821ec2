/** The form in the seconds before its script. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { misshapen, missing, question } from '../../wizard-words.ts';
import { beforeScript } from '../../../src/islands/lead-wizard/before-script.ts';
import { hydrate, isAtStep, receivePage } from './render-wizard.tsx';

const marks = document.documentElement.dataset;
let removed: (() => void)[] = [];

beforeEach(() => {
  // Every test runs the page's script again: what the one before listened to must be gone.
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...words: Parameters<typeof listen>) => {
    listen(...words);
    removed.push(() => window.removeEventListener(words[0], words[1]));
  });
});
afterEach(() => {
  for (const remove of removed) remove();
  removed = [];
  vi.useRealTimers();
});

const name = () => screen.getByLabelText<HTMLInputElement>(question.fullName);
const company = () => screen.getByLabelText<HTMLInputElement>(question.companyName);
/** What a browser does for Enter and for Next. */
const pressNext = () => fireEvent.submit(document.forms[0] ?? document);

function arrive(): void {
  beforeScript();
  receivePage();
}

describe('before the script is there', () => {
  it('shows the first question, or after a reload the one that the visitor was at', () => {
    arrive();
    expect(marks['step']).toBe('1');
    history.replaceState({ step: 3, depth: 2 }, '');
    beforeScript();
    expect(marks['step']).toBe('3');
  });

  it('shows no form where the lead was sent from', () => {
    history.replaceState({ sent: true }, '');
    beforeScript();
    expect(marks['step']).toBe('sent');
  });

  it('goes on from the first two answers at once, with an entry in the history for each', async () => {
    arrive();
    name().value = 'Ada';
    pressNext();
    expect(marks['step']).toBe('2');
    expect(document.activeElement).toBe(company());
    expect(history.state).toEqual({ step: 2, depth: 1 });
    history.back();
    await waitFor(() => expect(marks['step']).toBe('1'));
  });

  it('is taken over by the script where the visitor is', async () => {
    arrive();
    name().value = 'Ada';
    pressNext();
    company().value = 'Engines';
    await hydrate();
    await isAtStep(2);
    expect(company().value).toBe('Engines');
    expect(document.activeElement).toBe(company());
    expect(history.state).toEqual({ step: 2, depth: 1 });
  });

  it('remembers Next without an answer, so that the script tells what is missing', async () => {
    arrive();
    pressNext();
    expect(marks['step']).toBe('1');
    await hydrate();
    expect(await screen.findByText(missing.fullName)).toBeTruthy();
  });

  it('leaves the judgment of an email address to the script', async () => {
    arrive();
    name().value = 'Ada';
    pressNext();
    company().value = 'Engines';
    pressNext();
    screen.getByLabelText<HTMLInputElement>(question.email).value = 'ada';
    pressNext();
    expect(marks['step']).toBe('3');
    await hydrate();
    expect(await screen.findByText(misshapen.email)).toBeTruthy();
  });
});

describe('when the script does not come', () => {
  it('shows all questions after twelve seconds', () => {
    vi.useFakeTimers();
    arrive();
    vi.advanceTimersByTime(11_999);
    expect(marks['step']).toBe('1');
    vi.advanceTimersByTime(1);
    expect(marks['step']).toBeUndefined();
  });

  it('does not count the time for which the page was only prerendered', () => {
    vi.useFakeTimers();
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    arrive();
    vi.advanceTimersByTime(60_000);
    expect(marks['step']).toBe('1');
    Reflect.deleteProperty(document, 'prerendering');
    vi.advanceTimersByTime(24_000);
    expect(marks['step']).toBeUndefined();
  });

  it('shows all questions as soon as it has failed', () => {
    arrive();
    fireEvent(document.body, new Event('astro:hydration-error', { bubbles: true }));
    expect(marks['step']).toBeUndefined();
  });

  it('puts what was typed into the mail, and only when that is chosen', () => {
    arrive();
    const main = document.createElement('main');
    main.append(...document.body.childNodes);
    const link = document.createElement('a');
    link.id = 'answers-mail';
    link.href = 'mailto:hello@northwright.example?subject=Get%20started&body=Questions';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(main, link);
    name().value = 'Ada & Grace';
    expect(link.href).toContain('body=Questions');
    fireEvent.click(link);
    expect(decodeURIComponent(link.href)).toContain(
      `?subject=Get started&body=${question.fullName}\nAda & Grace\n\n${question.companyName}\n`,
    );
    main.remove();
    link.remove();
  });

  it('changes nothing once the script is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    arrive();
    vi.useRealTimers();
    await hydrate();
    fireEvent(document.body, new Event('astro:hydration-error', { bubbles: true }));
    expect(marks['step']).toBe('ready');
  });
});
