/** The words of the get-started form. Its questions are in wizard-questions.ts. */

export const wizard = {
  title: 'Get started: a few short questions',
  buttons: { previous: 'Previous', next: 'Next', submit: 'Submit', sending: 'Submitting...', discard: 'Discard' },
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  complete: (percent: number) => `${percent}% complete`,
  error: 'Error: ',
  startOver: 'Start over',
  slip: 'Your request',
  kept: 'Saved',
  discard: 'Delete all answers on this device, and any request not sent yet?',
  sentTitle: 'Sent · ',
  received: (time: string) => `Received ${time}`,
  leaving: 'Redirecting to homepage...',
  home: 'Go to the homepage now',
  stay: 'Stay on this page',
} as const;
export const previewNotice = 'This is a preview of the site: its form sends nothing.';

/** Hints beside questions, by the question's field. */
export const hints: Readonly<Record<string, string>> = {
  fullName: 'The first call is free.',
  service: 'Not sure? Pick the closest.',
  customRequest: 'Optional. Add a phone number if you would like a call.',
};

/** Printed at the first and the last question, and in the home page's form. */
export const privacyNotice = {
  text: 'We use your answers to reply to you and prepare a proposal.',
  link: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const;
