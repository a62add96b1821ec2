/** Texts of sections that several pages share, or whose page has no content file. */
import { joinSentences, promises, reply } from './promises.ts';

/** The top of the blog and its last section. */
export const blogTexts = {
  intro: 'What to automate first, what it costs and saves, and when to leave a task to people.',
  callToAction: {
    title: 'Bring us the task that eats your week',
    text: `Tell us which one. ${reply}`,
    action: 'Get Started',
  },
};

/** The 404 page. */
export const notFoundTexts = {
  intro: 'The address may have a typo, or the page may have moved.',
  links: 'Where to go next',
  home: 'Home page',
  services: 'Services',
  contact: 'Contact us',
};

export const articleLabels = {
  back: 'Back to blog',
  by: 'By',
};

export const legalLabels = { label: 'LEGAL', updated: 'Last Updated' };

/** What all service pages share. */
export const serviceLabels = {
  start: 'Get Started',
  gains: 'What you gain',
  /** Above the three steps of the work, unless the service says how long it takes. */
  duration: 'Delivered in weeks',
  steps: ['Discovery', 'Development', 'Deployment'],
  details: 'Questions and answers',
  tools: 'Your tools',
  worksWith: 'Goes well with',
  /** Before a service's price. */
  price: (price: string) => `Expect ${price}.`,
  area: 'Area served',
} as const;
export const caseStudyLabels = { client: 'Client', challenge: 'Challenge', solution: 'Solution' };
/** The title of a text's table of contents. Only articles say how long they take to read. */
export const contentsTitle = (minutes: number): string => (minutes > 1 ? `Contents, ${minutes} minutes` : 'Contents');
/** Who is responsible for personal data, in the legal texts. */
export const controllerTexts = {
  named: 'The controller (the company that decides how your data is used) is:',
  unnamed: 'The controller (the company that decides how your data is used) is not named yet.',
  phone: (phone: string) => `Phone: ${phone}`,
};
/** Between a figure's label and its earlier value: "no-show rate, down from 30%". */
export const changeLabels = { up: 'up from', down: 'down from' };
/** In llms.txt. */
export const llmsTxtTexts = {
  feed: { label: 'Feed', description: 'The newest articles with their full text.' },
  price: (price: string) => `Price: ${price}.`,
  duration: (duration: string) => `Plan on ${duration}.`,
};
export const timelineLabels = { example: 'an example', later: 'later' };
export const documentLabels = { merged: 'one record', agent: 'Agent', customer: 'Customer' };
export const relatedLinksLabels = { services: 'The services in this article', related: 'Related articles' };

/** The key to the two colors of all drawings. */
export const actorLabels = { person: 'Your people', agent: 'Agent', customer: 'Customer' };

/** The section of home that shows each service on a card. */
export const serviceGridTexts = {
  title: 'What we do',
  basis: 'Figures are targets or examples.',
  label: 'Services',
  more: 'Learn more',
  about: (title: string) => ` about ${title}`,
  start: 'Get Started',
  unsure: 'Not sure which one? Tell us the task.',
} as const;

/** Below the buttons at the top of home. */
export const heroNote = joinSentences(
  promises.prices,
  'The first call is free. You get a written price before you commit.',
);

/** The label of the main button on services and articles. */
export const bookingLabel = 'Book a free consultation';
