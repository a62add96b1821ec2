import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { answersIn, control, steps, validate } from '../../lib/lead/index.ts';
import { stepToOpen, type FormRef, type Update, type WizardState } from './state.ts';

/** What the wizard notes in an entry of the browser's history, without personal data. Only Next adds an entry. */
interface Entry {
  step?: number;
  /** How many entries of the wizard lie before this one. */
  depth?: number;
  /** A lead was sent from this entry: coming back to it begins another request. */
  sent?: true | undefined;
}

export const entry = (): Entry => (history.state as Entry | null) ?? {};
export const setEntry = (change: Entry): void => history.replaceState({ depth: 0, ...entry(), ...change }, '');
export const pushEntry = (step: number): void =>
  history.pushState({ step, depth: (entry().depth ?? 0) + 1 } satisfies Entry, '');

/** Goes back to the wizard's first entry, so that one more Back leaves the wizard. */
export const toFirstEntry = (): void => void (entry().depth && history.go(-entry().depth!));

/** Moves between the steps: sets the focus and the browser's history. */
export function useSteps(form: FormRef, { step, phase }: WizardState, update: Update) {
  /** How many presses of Previous are still to be carried out: history.back() is asynchronous. */
  const pressesRef = useRef(0);

  const fieldOf = (place: number): HTMLElement | null => control(form.current!, steps[place - 1]!.field);

  const show = (to: number): void => {
    // At once: a phone keeps its keyboard open only if the next field is focused within the visitor's gesture.
    flushSync(() => update({ step: to, error: null, slip: answersIn(form.current) }));
    fieldOf(to)?.focus();
  };

  /** Shows the step of the current history entry. */
  const arrive = (): void => {
    const { step: at } = entry();
    // A link within the page, such as the skip link, has made this entry: note the current step in it.
    if (!at) return setEntry({ step });
    const to = stepToOpen(at, answersIn(form.current));
    if (to !== step) show(to);
    pressesRef.current = to > 1 ? Math.max(pressesRef.current - 1, 0) : 0;
    if (pressesRef.current > 0) back(to);
  };

  const back = (from: number): void => {
    if (entry().depth) return history.back();
    setEntry({ step: from - 1 });
    arrive();
  };

  const onPopState = useEffectEvent(() => (phase === 'sent' ? setEntry({ sent: true }) : arrive()));
  useEffect(() => {
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return {
    show,
    /** Returns whether the current answer is valid. If not, shows the message and focuses the field. */
    isAnswered(): boolean {
      const message = validate(steps[step - 1]!, answersIn(form.current));
      if (!message) return true;
      const target = fieldOf(step);
      // Screen readers read the message when the focus moves to the field. If it is there, the live region speaks.
      flushSync(() => update({ error: { message, silent: target !== document.activeElement } }));
      target?.focus();
      return false;
    },
    next(): void {
      pushEntry(step + 1);
      show(step + 1);
    },
    previous(): void {
      pressesRef.current += 1;
      if (pressesRef.current === 1) back(step);
    },
  };
}
