/** What the visitor reads about a lead that was sent, or was not. */

export const texts = {
  sending: 'Submitting...',
  thanks: (name: string) => `Thanks, ${name}!`,
  replyTo: (email: string) => `Our reply goes to ${email}.`,
  tooLong: (limit: number, now: number) => `Please use at most ${limit} characters (now ${now})`,
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

/** What a page says of a lead that could not be sent: the problem, a promise, and what stands before our address. */
export const failureText = (phase: string, isKept: boolean) =>
  phase === 'failed'
    ? { problem: texts.failed, promise: isKept ? texts.saved : '', way: 'Or email us:' }
    : phase === 'refused'
      ? { problem: texts.refused, promise: '', way: 'Please email them to' }
      : { problem: '', promise: '', way: '' };
