/**
 * Every page that has no content file. (Services, articles and legal pages have theirs in src/content.) The header, the
 * footer, llms.txt, the sitemap, the Open Graph images and the tests read these entries.
 *
 * To add a page, add its entry here and its file in src/pages. A build stops if one of the two is missing, and an answer
 * that an entry leaves out does not compile.
 */
import { typedTexts } from './hero.ts';
import { standardTexts } from './promises.ts';
import type { Link } from './site.ts';
import { wizardTexts } from './wizard.ts';

/** A day such as '2026-11-28', or the folders of src/content whose latest change is also the page's. */
export type LastChange = string | readonly ('services' | 'blog' | 'legal')[];

/** A list of llms.txt: its headline. */
export type LlmsList = 'Services' | 'Articles' | 'Legal';

interface EntryBase {
  /** The URL's path: lower case, without a trailing slash. src/pages has a file of the same name. */
  path: `/${string}`;
  /** The title for search results, 15 to 65 characters with the agency's name, which the layout adds. */
  title: string;
  /** The label of its link in the header; `false`: no link. */
  inHeader: string | false;
  /** The label of its link in the footer; `false`: no link. */
  inFooter: string | false;
  /** The list of llms.txt that names the page, and its label there; `false`: none does. */
  inLlmsTxt: { list: LlmsList; label: string } | false;
  /** In the sitemap, with the day of the last change to its text; `false`: search engines must not index the page. */
  inSitemap: { lastChange: LastChange } | false;
}

/** A page with header and footer. */
export interface SiteEntry extends EntryBase {
  /**
   * - `standard`: a page without a look of its own
   * - `listing`: the blog
   * - `home`, `wizard`, `notFound`: one page each
   */
  layout: 'standard' | 'home' | 'listing' | 'wizard' | 'notFound';
  /** For search results and link previews: 70 to 160 characters. */
  description: string;
  /** The page's h1, also on its Open Graph image. */
  headline: string;
  /** The small line above the headline on the Open Graph image. */
  ogImageLabel: string;
  /** Its name at the end of the breadcrumb from home; `false`: no breadcrumb. */
  breadcrumb: string | false;
}

/** A page of one heading and one sentence, without header and footer: layouts/Minimal.astro. */
export interface MinimalEntry extends EntryBase {
  layout: 'minimal';
  inSitemap: false;
}

export type PageEntry = SiteEntry | MinimalEntry;

/** The `id` of home's section with the services. It stays, because other sites may link to it. */
export const servicesSectionId = 'solutions';
/** The link to that list from other pages. public/_redirects leads /services there, too. */
export const servicesSectionLink: Link = { label: 'Services', href: `/#${servicesSectionId}` };

/** The small line above the headline on the Open Graph image of each legal page. */
export const legalOgImageLabel = 'Legal';

/** The layouts of pages with header and footer. */
export type PageLayout = SiteEntry['layout'] | 'service' | 'article' | 'legal';

/** In the order of their links in the header and the footer. */
export const pages = {
  home: {
    path: '/',
    layout: 'home',
    title: 'AI agents and workflow automation',
    description:
      'We build custom AI agents, workflow automation and software for small and mid-size businesses. Projects go live in weeks, and your people stay in charge.',
    headline: `${typedTexts[0].text} ${typedTexts[1].text}`,
    ogImageLabel: 'AI agents and workflow automation',
    breadcrumb: false,
    inHeader: 'Home',
    inFooter: 'Home',
    inLlmsTxt: false,
    inSitemap: { lastChange: ['services', 'blog', 'legal'] },
  },
  blog: {
    path: '/blog',
    layout: 'listing',
    title: 'Insights on AI automation for small business',
    description:
      'Articles for owners of small businesses: what to automate first, what it costs and saves, and when to leave a task to people.',
    headline: 'Insights',
    ogImageLabel: 'Blog',
    breadcrumb: 'Blog',
    inHeader: 'Blog',
    inFooter: 'Blog',
    inLlmsTxt: { list: 'Articles', label: 'All articles' },
    inSitemap: { lastChange: ['blog'] },
  },
  getStarted: {
    path: '/get-started',
    layout: 'wizard',
    title: wizardTexts.title,
    description: `Answer a few short questions about the task that you would hand off first. ${standardTexts.call}`,
    headline: wizardTexts.title,
    ogImageLabel: 'Free consultation',
    breadcrumb: 'Get started',
    // The button of most headers leads there.
    inHeader: false,
    inFooter: false,
    inLlmsTxt: { list: 'Services', label: 'Free consultation' },
    inSitemap: { lastChange: '2026-11-28' },
  },
  notFound: {
    path: '/404',
    layout: 'notFound',
    title: 'We cannot find this page',
    description:
      'The address may have a typo, or the page may have moved. Go on from the home page, the services or the blog.',
    headline: 'We cannot find this page',
    ogImageLabel: '404',
    breadcrumb: false,
    inHeader: false,
    inFooter: false,
    inLlmsTxt: false,
    inSitemap: false,
  },
  // Visitors without JavaScript see one of the next two pages after they submit the form.
  thankYou: {
    path: '/thank-you',
    layout: 'minimal',
    title: 'Thank you',
    inHeader: false,
    inFooter: false,
    inLlmsTxt: false,
    inSitemap: false,
  },
  notSent: {
    path: '/not-sent',
    layout: 'minimal',
    title: 'Not sent',
    inHeader: false,
    inFooter: false,
    inLlmsTxt: false,
    inSitemap: false,
  },
} as const satisfies Record<string, PageEntry>;

export const pageEntries: readonly PageEntry[] = Object.values(pages);

export const hasHeader = (entry: PageEntry): entry is SiteEntry => entry.layout !== 'minimal';

/** The links to all pages that are in the header or in the footer. */
export function linksTo(place: 'inHeader' | 'inFooter'): Link[] {
  return pageEntries.flatMap((entry) => {
    const label = entry[place];
    return label === false ? [] : [{ label, href: entry.path }];
  });
}
