/** The words of the get-started form. Its questions are in wizard-questions.ts. */

/** When a person answers; facts.ts has it, too. */
export const reply = 'within one business day';

export const wizard = {
  title: 'Get started: a few short questions',
  buttons: { previous: 'Previous', next: 'Next', submit: 'Submit', sending: 'Submitting...', discard: 'Discard' },
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  complete: (percent: number) => `${percent}% complete`,
  error: 'Error: ',
  startOver: 'Start over',
  slip: 'Your request',
  kept: 'Kept',
  discard: 'Delete all answers on this device, and any request waiting to be sent?',
  sentTitle: 'Sent · ',
  received: (time: string) => `Received ${time}`,
  thanks: 'A specialist will contact you shortly.',
  next: `Expect an email with a first idea and two call times, usually ${reply}.`,
  leaving: 'Redirecting to homepage...',
  home: 'Go to the homepage now',
  stay: 'Stay on this page',
} as const;
export const previewNotice = 'This is a preview of the site: its form sends nothing.';

/** Hints beside questions, by the question's field. */
export const hints: Readonly<Record<string, string>> = {
  fullName: `We email you a first idea and two call times, usually ${reply}.`,
  service: 'Not sure, or another need? Choose the closest, and say so in the last step.',
  customRequest: 'Optional. A phone number helps.',
};

/** Printed at the first and the last question, and in the home page's form. */
export const privacyNotice = {
  text: 'We use your answers to reply to you and prepare a proposal.',
  link: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const;
