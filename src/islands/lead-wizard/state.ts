/**
 * What the wizard draws. It holds no answers but the summary's: the form's fields hold them, and the draft on the device,
 * with what Submit added (lib/submission). The browser's history holds each entry's step (history-entry.ts), and the root
 * element's `data-` attributes, what happened before hydration (before-hydration.ts).
 */
import type { RefObject } from 'react';
import { emptyAnswers, firstInvalidIndex, questions, type Answers } from '../../lib/lead/index.ts';
import type { FormStatus } from '../../lib/submission/index.ts';

export const stepCount = questions.length;
/** How long the thank-you screen waits before it goes to the home page. */
export const REDIRECT_DELAY_MS = 3000;

/** A service that the wizard offers: `slug` is its name in `?service=`; `option` is shown and stored. */
export type ServiceOption = { slug: string; option: string };

export interface WizardState extends FormStatus {
  /** `static`: the server's HTML, before hydration. `restoring`: the draft is read from the device. */
  readiness: 'static' | 'restoring' | 'ready';
  /** The step at which Next was pressed before `ready`, or 0. The press is carried out if the draft opens there. */
  pressedStep: number;
  /** The question that is shown, from 1. */
  step: number;
  /**
   * The step at which the draft opened, or 1 if the visitor was already filling the form. The buttons have it as their
   * React key: new buttons appear at their place, where old ones would move to it.
   */
  restoredStep: number;
  /** The message under the current field. `isSilent`: the focus moves there, which makes screen readers read it. */
  error: { message: string; isSilent: boolean } | null;
  /** The answers in the summary, as typed so far; on the thank-you screen, as sent. */
  summary: Answers;
}

export const initialWizardState: WizardState = {
  phase: 'editing',
  isSaved: false,
  notice: null,
  readiness: 'static',
  pressedStep: 0,
  step: 1,
  restoredStep: 1,
  error: null,
  summary: emptyAnswers,
};

export type Update = (change: Partial<WizardState>) => void;

/** The wizard's reducer: an action is the fields that change. */
export const mergeState = (state: WizardState, change: Partial<WizardState>): WizardState => ({ ...state, ...change });

/** The wizard's form, whose fields hold the answers. The thank-you screen has none. */
export type FormRef = RefObject<HTMLFormElement | null>;

/** Returns `step`, or the first step without a valid answer if that comes before it. */
export function clampStep(step: number, answers: Partial<Answers>): number {
  const firstInvalidStep = firstInvalidIndex({ ...emptyAnswers, ...answers }) + 1;
  return Math.min(step, firstInvalidStep, stepCount);
}

export interface ResumeInput {
  /** The step that is shown now. */
  shownStep: number;
  /** The visitor types, or has just moved there. */
  isUnderWay: boolean;
  isQueued: boolean;
  /** The step where the draft was left. */
  savedStep: number;
  answers: Partial<Answers>;
}

/** The step at which a draft opens: where the visitor is; or at Submit, if it is queued; or where it was left. */
export function stepToResume({ shownStep, isUnderWay, isQueued, savedStep, answers }: ResumeInput): number {
  if (isUnderWay) return clampStep(shownStep, answers);
  if (isQueued) return clampStep(stepCount, answers);
  return clampStep(savedStep, answers);
}
