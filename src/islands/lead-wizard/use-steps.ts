import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  findControl,
  emptyAnswers,
  firstInvalidIndex,
  questions,
  readForm,
  validate,
  type Answers,
} from '../../lib/lead/index.ts';
import { clampStep, type FormRef, type Update, type WizardState } from './state.ts';

/** What the wizard notes in an entry of the browser's history, without personal data. Only Next adds an entry. */
interface HistoryEntry {
  step?: number;
  /** How many entries of the wizard lie before this one. */
  depth?: number;
  /** A lead was sent from this entry: coming back to it begins another request. */
  sent?: true | undefined;
}

export const readHistoryEntry = (): HistoryEntry => (history.state as HistoryEntry | null) ?? {};
export const updateHistoryEntry = (change: HistoryEntry): void =>
  history.replaceState({ depth: 0, ...readHistoryEntry(), ...change }, '');
export const pushHistoryEntry = (step: number): void =>
  history.pushState({ step, depth: (readHistoryEntry().depth ?? 0) + 1 } satisfies HistoryEntry, '');

/** Goes back to the wizard's first entry, so that one more Back leaves the wizard. */
export const goToFirstHistoryEntry = (): void =>
  void (readHistoryEntry().depth && history.go(-readHistoryEntry().depth!));

/** Moves between the steps: sets the focus and the browser's history. */
export function useSteps(form: FormRef, { step, phase }: WizardState, update: Update) {
  /** How many presses of Previous are still to be carried out: history.back() is asynchronous. */
  const pressesRef = useRef(0);

  const controlOfStep = (number: number): HTMLElement | null =>
    findControl(form.current!, questions[number - 1]!.field);
  const read = (): Answers => ({ ...emptyAnswers, ...readForm(form.current!) });

  const show = (to: number): void => {
    // At once: a phone keeps its keyboard open only if the next field is focused within the visitor's gesture.
    flushSync(() => update({ step: to, error: null, summary: read() }));
    controlOfStep(to)?.focus();
  };

  /** Shows the step of the current history entry. */
  const showCurrentEntry = (): void => {
    const { step: at } = readHistoryEntry();
    // A link within the page, such as the skip link, has made this entry: note the current step in it.
    if (!at) return updateHistoryEntry({ step });
    const to = clampStep(at, read());
    if (to !== step) show(to);
    pressesRef.current = to > 1 ? Math.max(pressesRef.current - 1, 0) : 0;
    if (pressesRef.current > 0) goBack(to);
  };

  const goBack = (from: number): void => {
    if (readHistoryEntry().depth) return history.back();
    updateHistoryEntry({ step: from - 1 });
    showCurrentEntry();
  };

  const onPopState = useEffectEvent(() => (phase === 'sent' ? updateHistoryEntry({ sent: true }) : showCurrentEntry()));
  useEffect(() => {
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  /** Returns whether an answer is valid. If not, shows the message and focuses the field. */
  const isAnswered = (number = step): boolean => {
    const message = validate(questions[number - 1]!, read());
    if (!message) return true;
    const target = controlOfStep(number);
    // The same message again is read only if it was gone in between.
    flushSync(() => update({ error: null }));
    // Screen readers read the message when the focus moves to the field. If it is there, the live region speaks.
    flushSync(() => update({ error: { message, silent: target !== document.activeElement } }));
    target?.focus();
    return false;
  };

  return {
    show,
    /** Returns whether all answers are valid: earlier ones may have been changed since. If not, shows the first message. */
    areAllAnswered(): boolean {
      const open = firstInvalidIndex(read()) + 1;
      if (open > questions.length) return true;
      updateHistoryEntry({ step: open });
      show(open);
      return isAnswered(open);
    },
    isAnswered,
    next(): void {
      pushHistoryEntry(step + 1);
      show(step + 1);
    },
    previous(): void {
      pressesRef.current += 1;
      if (pressesRef.current === 1) goBack(step);
    },
  };
}
