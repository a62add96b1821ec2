/** What the wizard is at. The answers themselves live in the form's fields, and on the device in their draft. */
import { emptyAnswers, readAnswers, steps, type Answers } from '../../lib/lead/index.ts';

export const stepCount = steps.length;
/** From the thanks to the home page, in ms. */
export const redirectPause = 3000;

export interface WizardState {
  /** False until the script has taken over the page's form. */
  ready: boolean;
  /** What became of the last press. */
  phase: 'asking' | 'sending' | 'sent' | 'failed' | 'refused';
  step: number;
  /** The step that a draft opened at: what stands below the questions is made anew there, and does not move. */
  openedAt: number;
  /** The message under the current field; `silent` where the moving focus reads it out already. */
  error: { message: string; silent: boolean } | null;
  /** The promise that the lead waits on this device. */
  kept: boolean;
  /** A lead is stored that is not the one in the form: another one, or this one before its last changes. */
  news: 'delivered' | 'deliveredBefore' | null;
  /** The answers as they were at the last step and at the thanks, for the slip. */
  slip: Answers;
}

export const firstState: WizardState = {
  ready: false,
  phase: 'asking',
  step: 1,
  openedAt: 1,
  error: null,
  kept: false,
  news: null,
  slip: emptyAnswers,
};

export type Update = (change: Partial<WizardState>) => void;
export const reduce = (state: WizardState, change: Partial<WizardState>): WizardState => ({ ...state, ...change });

/** The wizard's form, whose fields hold the answers; null at the thanks, and where the page is made. */
export const wizardForm = (): HTMLFormElement | null =>
  globalThis.document?.querySelector<HTMLFormElement>('main form') ?? null;

export function answersNow(): Answers {
  const form = wizardForm();
  return form ? readAnswers(form, emptyAnswers) : emptyAnswers;
}
