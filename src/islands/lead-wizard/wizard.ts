/** What the wizard is at, as one pure function of past events. The answers themselves live in the form's fields. */
import { emptyAnswers, steps, type Answers } from '../../lib/leads/steps.ts';

export const stepCount = steps.length;
/** How long a question takes to fade out, and the next one to fade in, in ms. */
export const fadePause = 150;
/** From the thanks to the home page, in ms. */
export const redirectPause = 3000;

export interface WizardState {
  /** False until the script has taken over the page's form. */
  ready: boolean;
  phase: 'asking' | 'sending' | 'sent';
  /** From 1 to 5. */
  step: number;
  /** The answers as they were at the last step and at the thanks, for the run sheet. Empty after a reload of the thanks. */
  answers: Answers;
  /** The message under the current field; `silent` where the moving focus reads it out already. */
  error: { message: string; silent: boolean } | null;
  /** A failed submission; `kept` promises that the lead waits on this device. */
  failure: { kept: boolean } | null;
  redirecting: boolean;
  /** A lead that is not the one in the form is stored: one that had waited, or this one before its last changes. */
  news: 'earlier' | 'unchanged' | null;
}

export type WizardEvent =
  | { type: 'opened'; step: number; answers: Answers }
  | { type: 'stepped'; to: number; answers: Answers }
  | { type: 'refused'; message: string; silent: boolean }
  | { type: 'edited'; good: boolean }
  | { type: 'submitted' }
  /** What the form says is stored: by the press just now, or because it had waited. */
  | { type: 'stored'; answers: Answers }
  /** The lead is stored as it was at the press, and the visitor has changed it since. */
  | { type: 'storedUnchanged' }
  | { type: 'failed'; kept: boolean }
  /** Another lead, which had waited, is stored. */
  | { type: 'delivered' }
  /** The lead that was promised to be safe waits no more. */
  | { type: 'withdrawn' }
  | { type: 'returned' }
  | { type: 'stayed' }
  | { type: 'restarted' };

export const firstState: WizardState = {
  ready: false,
  phase: 'asking',
  step: 1,
  answers: emptyAnswers,
  error: null,
  failure: null,
  redirecting: false,
  news: null,
};

const clamp = (step: number): number => Math.min(Math.max(Math.trunc(step) || 1, 1), stepCount);

function thanks(state: WizardState): WizardState {
  return { ...state, phase: 'sent', error: null, failure: null, redirecting: true };
}

export function reduce(state: WizardState, event: WizardEvent): WizardState {
  // After the thanks nothing brings the form back: only the redirect can still be stopped.
  if (state.phase === 'sent') return event.type === 'stayed' ? { ...state, redirecting: false } : state;
  switch (event.type) {
    case 'opened':
      return { ...state, ready: true, step: clamp(event.step), answers: event.answers };
    case 'stepped': {
      const to = clamp(event.to);
      if (to === state.step) return state;
      return { ...state, step: to, answers: event.answers, error: null, failure: null };
    }
    case 'refused':
      return { ...state, error: { message: event.message, silent: event.silent } };
    case 'edited':
      if (!state.error && !state.failure?.kept) return state;
      // Typing can clear a message but never add one. The promise was for other answers.
      return {
        ...state,
        error: event.good ? null : state.error,
        failure: state.failure && { kept: false },
      };
    case 'submitted':
      return { ...state, phase: 'sending', error: null, failure: null, news: null };
    case 'stored':
      return { ...thanks(state), answers: event.answers };
    case 'storedUnchanged':
      return { ...state, phase: 'asking', news: 'unchanged' };
    case 'failed':
      return { ...state, phase: 'asking', failure: { kept: event.kept } };
    case 'delivered':
      return { ...state, news: 'earlier' };
    case 'withdrawn':
      return { ...state, failure: state.failure && { kept: false } };
    case 'returned':
      return { ...thanks(state), ready: true, redirecting: false };
    case 'stayed':
      return state;
    case 'restarted':
      return { ...firstState, ready: true };
  }
}
