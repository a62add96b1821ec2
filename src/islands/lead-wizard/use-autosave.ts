import { useEffect, useEffectEvent } from 'react';
import { emptyAnswers, questions, readForm, validate } from '../../lib/lead/index.ts';
import type { Session } from '../../lib/submission/index.ts';
import type { FormRef, Update, WizardState } from './state.ts';

/** Saves the form on the device: at each step, and when something changes it without an event. Returns `onInput`. */
export function useAutosave(formRef: FormRef, session: Session, state: WizardState, update: Update): () => void {
  const { readiness, step, error } = state;
  const isHydrated = readiness !== 'static';

  // Saves the step, so that the draft opens there again.
  useEffect(() => {
    if (isHydrated && formRef.current) void session.save(readForm(formRef.current), step);
  }, [isHydrated, formRef, session, step]);

  // A password manager fills fields without any event. That is saved and shown, too, once the focus moves.
  const saveSilentChanges = useEffectEvent(() => {
    if (readiness !== 'ready' || !formRef.current) return;
    const summary = { ...emptyAnswers, ...readForm(formRef.current) };
    if (!session.hasUnsavedChanges(summary)) return;
    update({ summary });
    void session.save(summary, step);
  });
  useEffect(() => {
    addEventListener('focusin', saveSilentChanges);
    return () => removeEventListener('focusin', saveSilentChanges);
  }, []);

  /**
   * Saves what the visitor types. Typing can clear a message but never add one. It also takes back a press of Next that has
   * not been carried out.
   */
  return () => {
    if (!isHydrated) return;
    const summary = { ...emptyAnswers, ...readForm(formRef.current!) };
    const isStillInvalid = error !== null && validate(questions[step - 1]!, summary) !== null;
    update({ summary, error: isStillInvalid ? error : null, pressedStep: 0 });
    void session.save(summary, step);
  };
}
