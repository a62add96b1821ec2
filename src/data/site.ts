/**
 * The owner's settings. Rebranding the site means editing this one file: pages, e-mail links, structured data,
 * feeds, preview pictures and the manifest all read it.
 */
export const site = {
  /** The agency's name, as it stands in the header, titles and legal texts. */
  name: 'Northwright',
  /** The production origin: https, no path, no trailing slash. */
  url: 'https://northwright.example',
  /** One line under the name, for search results and the feed. */
  tagline: 'AI agents and workflow automation for small and mid-size businesses',
  /** Who signs the articles. */
  author: 'The Northwright team',
  /** Where the agency takes on work; every service page says so. */
  area: 'United States',
  email: {
    general: 'hello@northwright.example',
    privacy: 'privacy@northwright.example',
    security: 'security@northwright.example',
  },
  /** The book-a-meeting line of the home page's contact section. */
  meeting: {
    text: 'Book a 30-minute call. We listen first, then say what we would automate and what we would leave alone.',
    label: 'Book a meeting',
  },
  /** Placeholder targets until the owner has accounts; an entry that is removed here disappears from the footer. */
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'X', href: 'https://x.com/' },
    { name: 'GitHub', href: 'https://github.com/' },
  ],
  /** The first year of the copyright line (specification, section 9). */
  copyrightFrom: 2025,
  /** Whose law governs the terms: a country or state. */
  governingLaw: 'the country in which the agency is registered',
  /** BCP 47 language of all texts, and its Open Graph spelling. */
  language: 'en',
  locale: 'en_US',
} as const;

export interface Link {
  label: string;
  href: string;
}

export interface HeaderLinks {
  links: readonly Link[];
  /** The button at the end of the bar, where the page has one. */
  action?: Link;
}

const home: Link = { label: 'Home', href: '/' };
const blog: Link = { label: 'Blog', href: '/blog' };
const getStarted: Link = { label: 'Get Started', href: '/get-started' };

export type PageKind = 'home' | 'service' | 'listing' | 'article' | 'legal' | 'wizard' | 'notFound';

/** The links of each kind of page's header (specification, section 2); `#…` leads to a section of the same page. */
export const headers: Record<PageKind, HeaderLinks> = {
  home: {
    links: [
      { label: 'About', href: '#about' },
      { label: 'Services', href: '#solutions' },
      { label: 'Process', href: '#process' },
      { label: 'Contact', href: '#contact' },
      blog,
    ],
    action: getStarted,
  },
  service: { links: [], action: { label: 'Contact', href: '/get-started' } },
  listing: { links: [home, blog, { label: 'Contact', href: '#cta' }], action: { label: 'Get Started', href: '#cta' } },
  article: { links: [home, blog], action: getStarted },
  legal: { links: [home, blog], action: getStarted },
  wizard: { links: [home, blog, { label: 'Back to home', href: '/' }] },
  notFound: { links: [home, blog], action: getStarted },
};

/** The general address as a mail link. */
export const mail: Link = { label: site.email.general, href: `mailto:${site.email.general}` };
