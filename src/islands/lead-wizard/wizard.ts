/** What the wizard is at, as one pure function of past events. The answers themselves live in the form's fields. */
import { emptyAnswers, type Answers } from '../../lib/leads/lead.ts';

export const stepCount = 5;
/** The fade between two steps, each way, in ms. */
export const fadePause = 150;
/** From the thanks to the home page, in ms. */
export const redirectPause = 3000;

export interface WizardState {
  /** False until the script has taken over the page's form. */
  ready: boolean;
  phase: 'asking' | 'sending' | 'sent';
  /** From 1 to 5. */
  step: number;
  /** The step that is fading out. */
  leaving: number | null;
  /** The answers as they were at the last step, for the run sheet. */
  answers: Answers;
  /** The message under the current field; `silent` where the moving focus reads it out already. */
  error: { message: string; silent: boolean } | null;
  /** A failed submission; `kept` promises that the lead waits on this device. */
  failure: { kept: boolean } | null;
  /** Counts submissions, so that a late answer to an older one changes nothing. */
  submission: number;
  /** Whom the thanks address; empty when the page was reloaded since. */
  firstWord: string;
  redirecting: boolean;
  /** An earlier lead was delivered meanwhile. */
  delivered: boolean;
}

export type WizardEvent =
  | { type: 'opened'; step: number; answers: Answers }
  | { type: 'stepped'; to: number; fade: boolean; answers: Answers }
  | { type: 'faded' }
  | { type: 'refused'; message: string; silent: boolean }
  | { type: 'edited'; good: boolean }
  | { type: 'submitted' }
  | { type: 'stored'; submission: number; firstWord: string }
  | { type: 'failed'; submission: number; kept: boolean }
  /** A lead that had waited is stored; `firstWord` where it is the one in the form. */
  | { type: 'delivered'; firstWord?: string }
  | { type: 'returned' }
  | { type: 'stayed' }
  | { type: 'restarted' };

export const firstState: WizardState = {
  ready: false,
  phase: 'asking',
  step: 1,
  leaving: null,
  answers: emptyAnswers,
  error: null,
  failure: null,
  submission: 0,
  firstWord: '',
  redirecting: false,
  delivered: false,
};

const clamp = (step: number): number => Math.min(Math.max(Math.trunc(step) || 1, 1), stepCount);

function thanks(state: WizardState, firstWord: string): WizardState {
  return { ...state, phase: 'sent', leaving: null, error: null, failure: null, firstWord, redirecting: true };
}

export function reduce(state: WizardState, event: WizardEvent): WizardState {
  // After the thanks nothing brings the form back: only the redirect can still be stopped.
  if (state.phase === 'sent') return event.type === 'stayed' ? { ...state, redirecting: false } : state;
  switch (event.type) {
    case 'opened':
      return { ...state, ready: true, step: clamp(event.step), leaving: null, answers: event.answers };
    case 'stepped': {
      const to = clamp(event.to);
      if (to === state.step) return state;
      const leaving = event.fade ? state.step : null;
      return { ...state, step: to, leaving, answers: event.answers, error: null, failure: null };
    }
    case 'faded':
      return { ...state, leaving: null };
    case 'refused':
      return { ...state, error: { message: event.message, silent: event.silent } };
    case 'edited':
      if (!state.error && !state.failure?.kept) return state;
      // A message is never new while typing, only gone once the answer is good; the promise was for other answers.
      return {
        ...state,
        error: event.good ? null : state.error,
        failure: state.failure && { kept: false },
      };
    case 'submitted':
      return { ...state, phase: 'sending', submission: state.submission + 1, error: null, failure: null };
    case 'stored':
      return event.submission === state.submission ? thanks(state, event.firstWord) : state;
    case 'failed':
      if (event.submission !== state.submission || state.phase !== 'sending') return state;
      return { ...state, phase: 'asking', failure: { kept: event.kept } };
    case 'delivered':
      if (event.firstWord === undefined) return { ...state, delivered: true };
      return state.phase === 'asking' ? thanks(state, event.firstWord) : state;
    case 'returned':
      return { ...thanks(state, ''), ready: true, redirecting: false };
    case 'stayed':
      return state;
    case 'restarted':
      return { ...firstState, ready: true, submission: state.submission + 1 };
  }
}
