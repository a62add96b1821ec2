import { heroTexts } from './hero.ts';
import { neutral, paragraph, promises, reply } from './promises.ts';
import { wizard } from './wizard.ts';

/** The titles, descriptions and headlines of pages that have no content file. */
export const pages = {
  home: {
    kind: 'home',
    path: '/',
    title: 'AI agents and workflow automation',
    description:
      'We build custom AI agents, workflow automation and software for small and mid-size businesses. Projects go live in weeks, and your people stay in charge.',
    headline: `${heroTexts[0].text} ${heroTexts[1].text}`,
    label: 'AI agents and workflow automation',
  },
  blog: {
    title: 'Insights on AI automation for small business',
    description:
      'Articles for owners of small businesses: what to automate first, what it costs and saves, and when to leave a task to people.',
    headline: 'Insights',
    lead: 'What to automate first, what it costs and saves, and when to leave a task to people.',
    callToAction: {
      title: 'Bring us the task that eats your week',
      text: `Tell us which one. ${reply}`,
      action: 'Get Started',
    },
  },
  getStarted: {
    kind: 'wizard',
    /** The date of the last change to the text; the sitemap's lastmod. */
    updated: new Date('2026-11-28'),
    path: '/get-started',
    title: wizard.title,
    description: `Answer a few short questions about the task that you would hand off first. ${neutral.call}`,
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
    title: 'We cannot find this page',
    description:
      'The address may have a typo, or the page may have moved. Go on from the home page, the services or the blog.',
    headline: 'We cannot find this page',
    label: '404',
    lead: 'The address may have a typo, or the page may have moved.',
    ways: 'Where to go next',
    home: 'Home page',
    services: 'Services',
    person: 'Contact us',
  },
} as const;

export const articles = {
  all: 'All articles',
  back: 'Back to blog',
  by: 'By',
};

export const legal = { kind: 'LEGAL', updated: 'Last Updated' };

/** What all service pages share. */
export const service = {
  start: 'Get Started',
  gains: 'What you gain',
  /** Above the three steps of the work, unless the service says how long it takes. */
  length: 'Delivered in weeks',
  steps: ['Discovery', 'Development', 'Deployment'],
  details: 'Questions and answers',
  tools: 'Your tools',
  worksWith: 'Goes well with',
  /** Before a service's price. */
  price: (price: string) => `Expect ${price}.`,
  area: 'Area served',
} as const;
export const caseStudy = { client: 'Client', challenge: 'Challenge', solution: 'Solution' };
export const timelineLabels = { example: 'an example', later: 'later' };
export const documentLabels = { one: 'one record', agent: 'Agent', customer: 'Customer' };
export const relatedLinks = { services: 'The services in this article', related: 'Related articles' };

/** The key to the two colors of all drawings. */
export const actors = { person: 'Your people', agent: 'Agent', customer: 'Customer' };

export const cards = {
  title: 'What we do',
  basis: 'Figures are targets or examples.',
  label: 'Services',
  more: 'Learn more',
  about: (title: string) => ` about ${title}`,
  start: 'Get Started',
  unsure: 'Not sure which one? Tell us the task.',
} as const;

/** Below the buttons of home's first screen. */
export const offer = paragraph(promises.prices, 'The first call is free. You get a written price before you commit.');

/** The label of the main button on services and articles. */
export const book = 'Book a free consultation';
