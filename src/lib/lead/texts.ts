/** What the visitor reads in a form, and about a lead that was sent, or was not. */

export const texts = {
  optional: 'Optional.',
  sending: 'Submitting...',
  thanks: (name: string) => `Thanks, ${name}!`,
  replyTo: (email: string) => `Our reply goes to ${email}.`,
  tooLong: (maxLength: number, length: number) => `Please use at most ${maxLength} characters (now ${length})`,
  failed: 'There was an error submitting your information. Please try again.',
  saved: 'Your answers are saved on this device. We try again now, and at your next visit.',
  edited: 'Your changes are not sent yet. Press Submit again.',
  changedInOtherTab: 'This request was continued or deleted in another tab.',
  notDeleted: 'Your browser did not delete your answers. Please try again.',
  unsent: 'You have unsent answers. Finish and send them.',
  queued: 'Your request is saved but not sent yet. We are trying again.',
  refused: 'We cannot send this request from here. Your answers are still on this page.',
  earlierSent: 'Your earlier request has been sent.',
  sentBeforeEdits: 'Your request was sent without your last changes. To send them, press Submit again.',
} as const;

/** What a page says of a lead that could not be sent. All are empty if there is no problem. */
export interface FailureText {
  problem: string;
  /** What happens to the answers. */
  reassurance: string;
  /** Stands before our email address. */
  emailPrompt: string;
}

/**
 * @param phase what became of the last Submit: see `FormStatus` in lib/submission
 * @param isSaved whether the device keeps the answers
 */
export function failureText(phase: string, isSaved: boolean): FailureText {
  if (phase === 'failed') {
    return { problem: texts.failed, reassurance: isSaved ? texts.saved : '', emailPrompt: 'Or email us:' };
  }
  if (phase === 'refused') {
    return { problem: texts.refused, reassurance: '', emailPrompt: 'Please email them to' };
  }
  return { problem: '', reassurance: '', emailPrompt: '' };
}
