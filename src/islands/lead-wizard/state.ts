/**
 * What the wizard draws. It holds no answers but the summary's: the form's fields hold them, and the draft on the device,
 * with what Submit added (lib/submission). The browser's history holds each entry's step (use-steps.ts), and the root
 * element's `data-` attributes, what happened before the script came (before-hydration.ts).
 */
import type { RefObject } from 'react';
import type { FormStatus } from '../../lib/submission/index.ts';
import { emptyAnswers, firstInvalidIndex, questions, type Answers } from '../../lib/lead/index.ts';

export const stepCount = questions.length;
/** How long the thank-you screen waits before it goes to the home page, in ms. */
export const REDIRECT_DELAY_MS = 3000;

export const initialState = {
  ...({ phase: 'editing', isSaved: false, notice: null } as FormStatus),
  /** The script takes over the page's form, then reads the draft from the device. */
  readiness: 'static' as 'static' | 'restoring' | 'ready',
  /** The step at which Next was pressed meanwhile, or 0. The press is carried out if the draft opens there. */
  pressedStep: 0,
  step: 1,
  /**
   * The step at which the draft opened, or 1 if the visitor was under way. As a React key, it makes the buttons anew there,
   * so they do not move.
   */
  restoredStep: 1,
  /** The message under the current field. `silent`: the focus moves there, which makes screen readers read it. */
  error: null as { message: string; silent: boolean } | null,
  /** The answers in the summary, as typed so far; at the thanks, as sent. */
  summary: emptyAnswers,
};
export type WizardState = typeof initialState;

export type Update = (change: Partial<WizardState>) => void;
export const mergeState = (state: WizardState, change: Partial<WizardState>): WizardState => ({ ...state, ...change });

/** The wizard's form, whose fields hold the answers. The thank-you screen has none. */
export type FormRef = RefObject<HTMLFormElement | null>;

/** The step given, but never one behind a question without an answer. */
export const clampStep = (wanted: number, answers: Partial<Answers>): number =>
  Math.min(wanted, firstInvalidIndex({ ...emptyAnswers, ...answers }) + 1, stepCount);

export interface ResumeInput {
  /** The step that is shown now. */
  shownStep: number;
  /** The visitor is there: they type, or have just moved there. */
  isUnderWay: boolean;
  isQueued: boolean;
  /** The step where the draft was left. */
  savedStep: number;
  answers: Partial<Answers>;
}

/** The step at which a draft opens: where the visitor is; or at Submit, if it is queued; or where it was left. */
export function stepToResume({ shownStep, isUnderWay, isQueued, savedStep, answers }: ResumeInput): number {
  if (isUnderWay) return clampStep(shownStep, answers);
  return clampStep(isQueued ? stepCount : savedStep, answers);
}
