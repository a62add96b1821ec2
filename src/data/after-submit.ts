/** What a prospect may expect of the get-started form. */

/** What the form is. */
export const theForm = 'A few short questions, about a minute, no obligation.';

/** Above the button of both forms. */
export const privacyNotice = {
  text: 'We use your answers to reply to you. They stay on this device until you submit.',
  link: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const;

/** The line that greets a visitor at home once a request has arrived. */
export const arrived =
  'Your request is in. A specialist will contact you shortly: by email, usually within one business day.';

/** What a form without a script leads to. */
export const thankYou = {
  title: 'Thank you',
  text: 'Your request is in. A specialist will contact you shortly: by email, usually within one business day.',
} as const;
export const notSent = {
  title: 'Not sent',
  text: 'Your request was not sent, and nothing is lost: press Back, and your answers are still there. Or email us at',
} as const;

interface Step {
  when: string;
  title: string;
  text: string;
  by: 'customer' | 'agent' | 'person';
}

/** What happens after Submit, in order. */
export const afterSubmit: readonly Step[] = [
  {
    when: 'At once',
    title: 'Your answers are stored',
    text: 'They travel encrypted and are stored once. If your connection drops, they wait on your device and go out later.',
    by: 'agent',
  },
  {
    when: 'Usually within one business day',
    title: 'A specialist reads them',
    text: 'A person writes to you by email, with a first idea and two possible times for a call.',
    by: 'person',
  },
  {
    when: '30 minutes, free',
    title: 'We talk',
    text: 'We listen first, then say what we would automate, what we would leave alone and what drives the price.',
    by: 'person',
  },
  {
    when: 'When you are ready',
    title: 'You decide',
    text: 'You sign for Discovery, at a fixed price, and then for the build. Nothing is binding until you sign a written proposal. If you say no, we stop writing and, if you ask, delete your answers.',
    by: 'customer',
  },
];
