import { useEffect, useEffectEvent, useRef, type Dispatch, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { firstOpen, steps, validate } from '../../lib/leads/steps.ts';
import { control, readAnswers } from './answers-form.ts';
import { currentEntry, markSent, pushStep, setStep } from './history-entries.ts';
import { stepCount, type WizardEvent, type WizardState } from './wizard.ts';

interface Steps {
  /** Goes on when the current answer is good, shows what is wrong with it otherwise. */
  next: () => void;
  previous: () => void;
  /** Goes to a step out of turn, with a message about its answer. */
  reject: (step: number, message: string) => void;
}

/** Walking between the steps: focus, and the browser's history. */
export function useSteps(
  formRef: RefObject<HTMLFormElement | null>,
  { step, phase }: WizardState,
  dispatch: Dispatch<WizardEvent>,
): Steps {
  /** The step that Previous is on its way back to. */
  const wantedRef = useRef<number | null>(null);

  const fieldOf = (place: number) => {
    const field = steps[place - 1]?.field;
    return formRef.current && field ? control(formRef.current, field) : undefined;
  };

  const show = (to: number): void => {
    if (!formRef.current) return;
    const answers = readAnswers(formRef.current);
    // The next field must be there before the gesture ends: only then do phones keep their keyboard open.
    flushSync(() => dispatch({ type: 'stepped', to, answers }));
    fieldOf(to)?.focus();
  };

  const refuse = (place: number, message: string): void => {
    const target = fieldOf(place);
    // Where the focus moves to the field, its description is read; where it is there already, the live region speaks.
    const silent = target !== document.activeElement;
    flushSync(() => dispatch({ type: 'refused', message, silent }));
    target?.focus();
  };

  const next = (): void => {
    const current = steps[step - 1];
    if (!formRef.current || !current || step >= stepCount) return;
    const message = validate(current, readAnswers(formRef.current));
    if (message) return refuse(step, message);
    pushStep(step + 1);
    show(step + 1);
  };

  const previous = (): void => {
    if (step < 2) return;
    show(step - 1);
    if (!currentEntry().depth) return setStep(step - 1, 0);
    wantedRef.current = step - 1;
    history.back();
  };

  const reject = (place: number, message: string): void => {
    if (place !== step) {
      pushStep(place);
      show(place);
    }
    refuse(place, message);
  };

  const onPopState = useEffectEvent((): void => {
    if (phase === 'sent') return markSent();
    const entry = currentEntry();
    // A link within the page, such as the skip link, has made an entry: it belongs to the step that is shown.
    if (!entry.step) return setStep(step, 1);
    if (wantedRef.current !== null && entry.step > wantedRef.current) return history.back();
    wantedRef.current = null;
    if (!formRef.current) return;
    const reachable = Math.min(entry.step, firstOpen(readAnswers(formRef.current)) + 1, stepCount);
    if (reachable !== step) show(reachable);
  });

  useEffect(() => {
    const listener = (): void => onPopState();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  return { next, previous, reject };
}
