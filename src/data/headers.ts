/** The header's links. They are not in site.ts, because the header's island would then load all settings, too. */
import type { Link } from './site.ts';

interface HeaderLinks {
  links: readonly Link[];
  /** The button at the end of the bar, where the page has one. */
  action?: Link;
}

const home: Link = { label: 'Home', href: '/' };
const blog: Link = { label: 'Blog', href: '/blog' };
const getStarted: Link = { label: 'Get Started', href: '/get-started' };

export type PageLayout = 'home' | 'service' | 'listing' | 'article' | 'legal' | 'wizard' | 'notFound';

export const navWords = { menu: 'Menu', close: 'Close', top: ', to the top', skip: 'Skip to content', main: 'Main' };
export const backHome: Link = { label: 'Back to home', href: '/' };

/** The header's links for each kind of page. `#…` leads to a section of the same page. */
export const headers: Record<PageLayout, HeaderLinks> = {
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
  service: { links: [home, blog], action: { label: 'Contact', href: '/get-started' } },
  listing: { links: [home, blog, { label: 'Contact', href: '#cta' }], action: { label: 'Get Started', href: '#cta' } },
  article: { links: [home, blog], action: getStarted },
  legal: { links: [home, blog], action: getStarted },
  wizard: { links: [home, blog, backHome] },
  notFound: { links: [home, blog], action: getStarted },
};
