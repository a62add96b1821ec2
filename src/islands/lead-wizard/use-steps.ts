import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { control, firstUnanswered, steps, validate } from '../../lib/lead/index.ts';
import { answersNow, stepCount, wizardForm, type Update, type WizardState } from './wizard.ts';

/** An entry of the browser's history: the visitor's own Next makes one, and nothing else does. No personal data. */
interface Entry {
  step?: number;
  /** How many entries of the wizard lie before this one. */
  depth?: number;
  /** A lead was sent from here: coming back begins another one. */
  sent?: true | undefined;
}

export const entry = (): Entry => (history.state as Entry | null) ?? {};
export const setEntry = (change: Entry): void => history.replaceState({ depth: 0, ...entry(), ...change }, '');
export const pushEntry = (step: number): void =>
  history.pushState({ step, depth: (entry().depth ?? 0) + 1 } satisfies Entry, '');

/** Goes back to the wizard's first entry, so that one Back more leaves it. */
export const toFirstEntry = (): void => void (entry().depth && history.go(-entry().depth!));

/** Walking between the steps: focus, and the browser's history. */
export function useSteps({ step, phase }: WizardState, update: Update) {
  /** Presses of Previous that the history has not answered yet. */
  const pressesRef = useRef(0);

  const fieldOf = (place: number): HTMLElement | null => control(wizardForm()!, steps[place - 1]!.field);

  const show = (to: number): void => {
    // The next field must be there before the gesture ends: only then do phones keep their keyboard open.
    flushSync(() => update({ step: to, error: null, slip: answersNow() }));
    fieldOf(to)?.focus();
  };

  /** The entry of the history says which step is shown. */
  const arrive = (): void => {
    const { step: at } = entry();
    // A link within the page, such as the skip link, has made an entry: it belongs to the step that is shown.
    if (!at) return setEntry({ step });
    const to = Math.min(at, firstUnanswered(answersNow()) + 1, stepCount);
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
    /** Passes whether the current answer is good, and shows what is wrong with it otherwise. */
    isAnswered(): boolean {
      const message = validate(steps[step - 1]!, answersNow());
      if (!message) return true;
      const target = fieldOf(step);
      // Where the focus moves to the field, its description is read; where it is there already, the live region speaks.
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
