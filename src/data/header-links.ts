/** The header's links on pages of each layout. */
import { linksTo, pages, servicesSectionId, servicesSectionLink, type PageLayout } from './pages.ts';
import type { Link } from './site.ts';

interface HeaderLinks {
  links: readonly Link[];
  /** The button at the end of the bar, where the layout has one. */
  button?: Link;
}

const pageLinks = linksTo('inHeader');
const getStarted: Link = { label: 'Get Started', href: pages.getStarted.path };

export const backHome: Link = { label: 'Back to home', href: '/' };

/** Home's sections. On home, their links take the place of the link to home. */
const homeSections: readonly Link[] = [
  { label: 'About', href: '#about' },
  { label: servicesSectionLink.label, href: `#${servicesSectionId}` },
  { label: 'Process', href: '#process' },
  { label: 'Contact', href: '#contact' },
];
const linksOnHome = [...homeSections, ...pageLinks.filter(({ href }) => href !== pages.home.path)];

export const headerLinks: Record<PageLayout, HeaderLinks> = {
  home: { links: linksOnHome, button: getStarted },
  standard: { links: pageLinks, button: getStarted },
  service: { links: pageLinks, button: { label: 'Contact', href: getStarted.href } },
  // `cta` is the last section of the same page.
  listing: {
    links: [...pageLinks, { label: 'Contact', href: '#cta' }],
    button: { label: getStarted.label, href: '#cta' },
  },
  article: { links: pageLinks, button: getStarted },
  legal: { links: pageLinks, button: getStarted },
  wizard: { links: [...pageLinks, backHome] },
  notFound: { links: pageLinks, button: getStarted },
};
