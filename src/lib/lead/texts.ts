/** What the visitor reads about a lead that was sent, or was not. */

export const texts = {
  thanks: (name: string) => `Thanks, ${name}!`,
  replyTo: (email: string) => `We will reply to ${email}.`,
  tooLong: (limit: number, now: number) => `Please use at most ${limit} characters (now ${now})`,
  failed: 'There was an error submitting your information. Please try again.',
  kept: 'Or leave it to us: your answers are saved on this device, and we keep trying.',
  edited: 'Your changes are not sent yet: press the button again. We may already have your earlier version.',
  elsewhere: 'This request was continued or deleted in another tab.',
  unsent: 'Your last version is not sent yet: finish it',
  waiting: 'Your request is saved, not sent yet. We keep trying.',
  refused: 'We cannot send this request from here. Your answers are still on this page.',
  delivered: 'Your earlier request has been sent.',
  deliveredBefore: 'Your request was sent without your last changes. To send them, press the button again.',
} as const;

/** What a page says of a lead that could not be sent: the problem, a promise, and what stands before our address. */
export const problemOf = (phase: string, isKept: boolean) =>
  phase === 'failed'
    ? { problem: texts.failed, promise: isKept ? texts.kept : '', way: 'Or email us:' }
    : phase === 'refused'
      ? { problem: texts.refused, promise: '', way: 'Please email them to' }
      : { problem: '', promise: '', way: '' };
