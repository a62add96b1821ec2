/** The words of the get-started form. Its questions are in form-questions.ts. */

export const wizardTexts = {
  title: 'Get started: a few short questions',
  buttons: { previous: 'Previous', next: 'Next', submit: 'Submit', discard: 'Discard' },
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  complete: (share: number) => `${Math.round(share * 100)}% complete`,
  error: 'Error: ',
  startOver: 'Start over',
  summary: 'Your request',
  saved: 'Saved',
  discard: 'Delete all answers on this device, and any request not sent yet?',
  sentTitle: 'Sent · ',
  received: (time: string) => `Received ${time}`,
  leaving: 'Redirecting to homepage...',
  home: 'Go to the homepage now',
  stay: 'Stay on this page',
} as const;
export const previewNotice = 'This is a preview of the site: its form sends nothing.';

/** Printed at the first and the last question, and in the home page's form. */
export const privacyNotice = {
  text: 'We use your answers to reply to you and prepare a proposal.',
  link: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const;
