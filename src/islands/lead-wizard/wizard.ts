/** What the wizard is at. The answers themselves live in the form's fields, and on the device in their draft. */
import { emptyAnswers, readAnswers, steps, type Answers } from '../../lib/lead/index.ts';

export const stepCount = steps.length;
/** From the thanks to the home page, in ms. */
export const redirectPause = 3000;

export const firstState = {
  /** False until the script has taken over the page's form. */
  ready: false,
  /** What became of the last press. */
  phase: 'asking' as 'asking' | 'sending' | 'sent' | 'failed' | 'refused',
  step: 1,
  /** The step that a draft opened at: what stands below the questions is made anew there, and does not move. */
  openedAt: 1,
  /** The message under the current field; `silent` where the moving focus reads it out already. */
  error: null as { message: string; silent: boolean } | null,
  /** The promise that the lead waits on this device. */
  kept: false,
  /** A lead is stored that is not the one in the form: another one, or this one before its last changes. */
  news: null as 'delivered' | 'deliveredBefore' | null,
  /** The answers as they were at the last step and at the thanks, for the slip. */
  slip: emptyAnswers as Answers,
};
export type WizardState = typeof firstState;

export type Update = (change: Partial<WizardState>) => void;
export const reduce = (state: WizardState, change: Partial<WizardState>): WizardState => ({ ...state, ...change });

/** The wizard's form, whose fields hold the answers; null at the thanks, and where the page is made. */
export const wizardForm = (): HTMLFormElement | null =>
  globalThis.document?.querySelector<HTMLFormElement>('main form') ?? null;

export function answersNow(): Answers {
  const form = wizardForm();
  return form ? readAnswers(form, emptyAnswers) : emptyAnswers;
}
