/**
 * What the wizard draws. It holds no answers but the slip's: the form's fields hold them, and the draft on the device,
 * with what Submit added (lib/delivery). The browser's history holds each entry's step (use-steps.ts), and
 * the root element's `data-` marks, what happened before the script came (first-steps.ts).
 */
import type { RefObject } from 'react';
import type { Report } from '../../lib/delivery/index.ts';
import { emptyAnswers, firstUnanswered, steps, type Answers } from '../../lib/lead/index.ts';

export const stepCount = steps.length;
/** How long the thank-you screen waits before it goes to the home page, in ms. */
export const redirectPause = 3000;

export const firstState = {
  ...({ phase: 'asking', kept: false, news: null } as Report),
  /** The script takes over the page's form, then reads the draft from the device. */
  opening: 'page' as 'page' | 'draft' | 'done',
  /** The step at which Next was pressed meanwhile, or 0. The press is carried out if the draft opens there. */
  pressedAt: 0,
  step: 1,
  /** The step at which the draft opened. As a React key, it makes the buttons anew there, so they do not move. */
  openedAt: 1,
  /** The message under the current field. `silent`: the focus moves there, which makes screen readers read it. */
  error: null as { message: string; silent: boolean } | null,
  /** The answers on the slip, as typed so far; at the thanks, as sent. */
  slip: emptyAnswers as Answers,
};
export type WizardState = typeof firstState;

export type Update = (change: Partial<WizardState>) => void;
export const reduce = (state: WizardState, change: Partial<WizardState>): WizardState => ({ ...state, ...change });

/** The wizard's form, whose fields hold the answers. The thank-you screen has none. */
export type FormRef = RefObject<HTMLFormElement | null>;

/** The step given, but never one behind a question without an answer. */
export const stepToOpen = (wanted: number, answers: Answers): number =>
  Math.min(wanted, firstUnanswered(answers) + 1, stepCount);

/**
 * The step at which a draft opens: the one shown now if the visitor stays there, because they type or have just moved
 * there; or Submit, if the draft waits to be sent; or else the one where it was left.
 */
export function openingStep(now: number, stays: boolean, waits: boolean, left: number, answers: Answers): number {
  return stepToOpen(stays ? now : waits ? stepCount : left, answers);
}
