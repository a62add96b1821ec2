import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { control, firstOpen, steps, validate } from '../../lib/lead/index.ts';
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

interface Steps {
  /** Goes on when the current answer is good, shows what is wrong with it otherwise. */
  next: () => void;
  previous: () => void;
  /** Goes to the first step whose answer is not good. Passes false when there is none. */
  reject: () => boolean;
}

/** Walking between the steps: focus, and the browser's history. */
export function useSteps({ step, phase }: WizardState, update: Update): Steps {
  /** The step that Previous is on its way back to. */
  const wantedRef = useRef<number | null>(null);

  const fieldOf = (place: number): HTMLElement | null => control(wizardForm()!, steps[place - 1]!.field);

  const show = (to: number): void => {
    // The next field must be there before the gesture ends: only then do phones keep their keyboard open.
    flushSync(() => update({ step: to, error: null, slip: answersNow() }));
    fieldOf(to)?.focus();
  };

  const push = (to: number): void => {
    pushEntry(to);
    show(to);
  };

  /** Shows what is wrong with an answer. */
  const refuse = (place: number): boolean => {
    const message = validate(steps[place - 1]!, answersNow());
    if (!message) return false;
    const target = fieldOf(place);
    // Where the focus moves to the field, its description is read; where it is there already, the live region speaks.
    flushSync(() => update({ error: { message, silent: target !== document.activeElement } }));
    target?.focus();
    return true;
  };

  const onPopState = useEffectEvent((): void => {
    if (phase === 'sent') return setEntry({ sent: true });
    const { step: at, depth } = entry();
    const wanted = wantedRef.current;
    if (wanted !== null && at && at > wanted && depth) return history.back();
    wantedRef.current = null;
    // A link within the page, such as the skip link, has made an entry: it belongs to the step that is shown.
    if (!at || wanted !== null) return setEntry({ step });
    const reachable = Math.min(at, firstOpen(answersNow()) + 1, stepCount);
    if (reachable !== step) show(reachable);
  });

  useEffect(() => {
    const listener = (): void => onPopState();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  return {
    next() {
      if (step < stepCount && !refuse(step)) push(step + 1);
    },
    previous() {
      if (step < 2) return;
      const isOnItsWay = wantedRef.current !== null;
      show(step - 1);
      if (!entry().depth) return setEntry({ step: step - 1 });
      wantedRef.current = step - 1;
      if (!isOnItsWay) history.back();
    },
    reject() {
      const open = firstOpen(answersNow()) + 1;
      if (open > stepCount) return false;
      if (open !== step) push(open);
      return refuse(open);
    },
  };
}
