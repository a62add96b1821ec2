import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  emptyAnswers,
  findControl,
  firstInvalidIndex,
  questions,
  readForm,
  validate,
  type Answers,
} from '../../lib/lead/index.ts';
import {
  claimHistoryEntry,
  historyDepth,
  noteHistoryEntry,
  pushHistoryEntry,
  readHistoryEntry,
  updateHistoryEntry,
} from './history-entry.ts';
import { clampStep, type FormRef, type Update, type WizardState } from './state.ts';

/** Moves between the steps: sets the focus and the browser's history. */
export function useSteps(formRef: FormRef, { step, phase }: WizardState, update: Update) {
  /** How many presses of Previous are still to be carried out: history.back() is asynchronous. */
  const pendingBacks = useRef(0);

  const controlOf = (number: number): HTMLElement | null => {
    const { field } = questions[number - 1]!;
    return findControl(formRef.current!, field);
  };
  const readAnswers = (): Answers => ({ ...emptyAnswers, ...readForm(formRef.current!) });

  /** Shows a step, and focuses its field. */
  const showStep = (target: number): void => {
    // At once: a phone keeps its keyboard open only if the next field is focused within the visitor's gesture.
    flushSync(() => update({ step: target, error: null, summary: readAnswers() }));
    controlOf(target)?.focus();
  };

  /** Shows the step of the current history entry. */
  const showHistoryStep = (): void => {
    const { step: entryStep } = readHistoryEntry();
    if (!entryStep) {
      claimHistoryEntry(step);
      return;
    }
    noteHistoryEntry();
    const target = clampStep(entryStep, readAnswers());
    const hasMoved = target !== step;
    if (hasMoved) {
      showStep(target);
      pendingBacks.current = Math.max(pendingBacks.current - 1, 0);
    }
    if (target === 1) pendingBacks.current = 0;
    // Also where the entry before is one of the same step: a link within the page has added one.
    if (pendingBacks.current > 0) goBack(target);
  };

  const goBack = (from: number): void => {
    if (historyDepth() > 0) {
      history.back();
      return;
    }
    // The step before has no entry, as in a draft that was resumed at a later step: this entry becomes its own.
    updateHistoryEntry({ step: from - 1 });
    showHistoryStep();
  };

  // Follows the browser's Back and Forward.
  const onPopState = useEffectEvent(() => {
    if (phase === 'sent') updateHistoryEntry({ sent: true });
    else showHistoryStep();
  });
  useEffect(() => {
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  /** Returns whether the answer of a step is valid. If not, shows the message and focuses the field. */
  const validateStep = (number: number): boolean => {
    const message = validate(questions[number - 1]!, readAnswers());
    if (!message) return true;
    const control = controlOf(number);
    // Screen readers read the message when the focus moves to the field. If it is there, the live region speaks.
    const isSilent = control !== document.activeElement;
    // A live region speaks the same message again only if it was gone in between.
    flushSync(() => update({ error: null }));
    flushSync(() => update({ error: { message, isSilent } }));
    control?.focus();
    return false;
  };

  return {
    showStep,
    validateStep,

    /** Returns whether all answers are valid: earlier ones may have been changed since. If not, shows the first message. */
    validateAll(): boolean {
      const firstInvalidStep = firstInvalidIndex(readAnswers()) + 1;
      if (firstInvalidStep > questions.length) return true;
      updateHistoryEntry({ step: firstInvalidStep });
      showStep(firstInvalidStep);
      return validateStep(firstInvalidStep);
    },

    goToNext(): void {
      pushHistoryEntry(step + 1);
      showStep(step + 1);
    },

    goToPrevious(): void {
      pendingBacks.current += 1;
      // Further presses are carried out by `showHistoryStep`, when this one has arrived.
      if (pendingBacks.current === 1) goBack(step);
    },
  };
}
