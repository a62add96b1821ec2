/** What a prospect may expect of the get-started form. */
import { facts } from './facts.ts';
import { mail, site } from './site.ts';

const specialist = `A specialist will contact you shortly: by email, usually ${facts['reply']}.`;

/** The home page's last part. */
export const contact = {
  title: 'Tell us which job you would hand off first',
  form: 'Job slip',
  next: 'Next: which service. You submit there.',
  /** A booking needs a calendar; without one, an email does. */
  meeting: site.meeting.href ? 'Book a meeting:' : 'To book a call, write to',
  link: site.meeting.href ? { label: 'Pick a time', href: site.meeting.href } : mail,
} as const;

/** What the form is. */
export const theForm = 'A few short questions, about a minute, no obligation.';

/** Above the button of both forms. */
export const privacyNotice = {
  text: 'We use your answers to reply to you. They stay on this device until you submit.',
  link: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const;

/** The line that greets a visitor at home once a request has arrived. */
export const arrived = `Your request is in. ${specialist}`;

/** What a form without a script leads to. */
export const thankYou = { title: 'Thank you', text: arrived } as const;
export const notSent = {
  title: 'Not sent',
  text: 'Your request was not sent, and nothing is lost: press Back, and your answers are still there. Or email us at',
} as const;

interface Step {
  when: string;
  title: string;
  text: string;
}

export const afterSubmitTitle = 'What happens after Submit';

/** What happens after Submit, in order. */
export const afterSubmit: readonly Step[] = [
  {
    when: 'At once',
    title: 'Your answers are stored',
    text: 'They travel encrypted. If your connection drops, they wait on your device and go out later.',
  },
  {
    when: `Usually ${facts['reply']}`,
    title: 'A specialist reads them',
    text: 'A person writes to you by email, with a first idea and two possible times for a call.',
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
