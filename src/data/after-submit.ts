/** What a prospect may expect of the get-started form. */
import { facts } from './facts.ts';
import { mail, site } from './site.ts';

export const contact = {
  title: 'Tell us which job you would hand off first',
  form: 'Job slip',
  action: 'Continue',
  next: 'If your browser blocks storage, this is sent at once.',
  /** A booking needs a calendar; without one, an email does. */
  meeting: site.meeting.href ? 'Book a meeting:' : 'Or book a call by email:',
  link: site.meeting.href ? { label: 'Pick a time', href: site.meeting.href } : mail,
} as const;

/** What the form is, and how a booking comes of it. */
export const theForm = 'A short form. We answer by email with two times for the call.';

export const privacyNotice = {
  text: 'We use your answers only to reply to you.',
  link: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const;

/** The line that greets a visitor at home once a request has arrived. */
export const arrived = 'Your request is in. A specialist will contact you shortly.';

/** What a form without a script leads to. */
export const thankYou = { title: 'Thank you', text: arrived } as const;
export const notSent = {
  title: 'Not sent',
  text: 'Your request was not sent, and nothing is lost: press Back, and your answers are still there. Or email us at',
} as const;

export const afterSubmitTitle = 'What happens after Submit';

export const afterSubmit = [
  {
    when: 'At once',
    title: 'Your answers are stored',
    text: 'They go to our database encrypted, and an email tells us. If your connection drops, they wait on your device and go out later.',
  },
  {
    when: `Usually ${facts['reply']}`,
    title: 'A specialist reads them',
    text: `${site.entity.person || 'One person'} writes to you by email, under their own name, with a first idea and two times for a call.`,
  },
  {
    when: '30 minutes, free',
    title: 'We talk',
    text: 'We listen first. Then we say what we would automate, what we would leave alone and what drives the price.',
  },
  {
    when: 'When you are ready',
    title: 'You decide',
    text: 'Nothing is binding until you sign a written proposal. If you say no, we stop writing and, if you ask, delete your answers.',
  },
];
