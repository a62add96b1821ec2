import { heroTexts } from './hero.ts';
import { wizard } from './wizard.ts';

/** What the pages that have no content file say about themselves, in search results and previews. */
export const pages = {
  home: {
    kind: 'home',
    path: '/',
    title: 'AI agents and workflow automation',
    description:
      'We build custom AI agents, workflow automation and software for small and mid-size businesses. Live in weeks, with your people in charge. Free consultation.',
    headline: `${heroTexts[0].text} ${heroTexts[1].text}`,
    label: 'AI agents and workflow automation',
  },
  blog: {
    title: 'Insights on AI automation for small business',
    description:
      'Articles for owners of small businesses: what to automate first, how to work out cost and savings, and when to leave a job with people.',
    headline: 'Insights',
    lead: 'What to automate first, how to work out cost and savings, and when to leave a job with people. Written for owners who check the math.',
    callToAction: {
      title: 'Bring us the job that eats your week',
      text: 'Tell us which job it is. A specialist reads your answers and emails you a first idea.',
      action: 'Get Started',
    },
  },
  getStarted: {
    kind: 'wizard',
    /** The day on which its words last changed. */
    updated: new Date('2026-11-25'),
    path: '/get-started',
    title: wizard.title,
    description:
      'Tell us who you are and which job you would hand off first: a few short questions, no obligation. A specialist emails you, usually within one business day.',
    headline: wizard.title,
    label: 'Free consultation',
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Get started', href: '/get-started' },
    ],
  },
  notFound: {
    kind: 'notFound',
    path: '/404',
    title: 'This page is not here',
    description:
      'The address leads nowhere on this site. From here you can reach the home page, the services and the blog.',
    headline: 'This page is not here',
    label: '404',
    lead: 'The address may have a typo, or the page may have moved. You did nothing wrong.',
    ways: 'Three ways on',
    home: ['Home page', 'Start over.'],
    services: ['The services', 'What each service does, step by step.'],
    person: 'Ask a person',
  },
} as const;

/** Above the newest articles at home, and below them. */
export const articles = { title: 'For owners who check the math', all: 'All articles' };

/** The headings of a service page that all six share. */
export const service = { gains: 'What you gain', detail: 'How it works, in detail' };

/** Above the drawing of the six run sheets. */
export const days = {
  title: 'Six jobs on one clock',
  text: 'Invented examples.',
  agent: 'agent',
  person: 'person',
  customer: 'customer',
} as const;

/** Above the six cards. */
export const cards = {
  title: 'Six jobs we take over',
  text: [
    ['Target', 'marks our aims.'],
    ['Sample', 'marks invented results.'],
  ],
} as const;

/** The one thing that services and articles ask for. */
export const book = 'Book a free consultation';

/** What a buyer asks before the first call: the names of the answers. */
export const beforeYouAsk = {
  title: 'Before you ask',
  build: 'to build',
  month: 'a month for maintenance:',
  price: 'What raises the price:',
  pay: 'Payment:',
  terms: { label: 'Payment and maintenance', href: '/#cost' },
  connects: 'Your tools',
  team: 'Who does the work',
  ifNot: 'If you stop',
  worksWith: 'Works well with',
} as const;
