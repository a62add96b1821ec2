/**
 * The owner's settings, which pages, email links, structured data, feeds and Open Graph images read. A production build
 * stops while one that is marked "Required" is empty or still a placeholder. Pages leave out the others while they are
 * empty, or say in general words what they would name. Write ’ for an apostrophe, because ' ends a text.
 */
import type { socialIcons } from './social-icons.ts';

type PromiseName =
  | 'prices'
  | 'payment'
  | 'acceptance'
  | 'reply'
  | 'duration'
  | 'ownership'
  | 'maintenance'
  | 'response'
  | 'team'
  | 'clients';
/** A sentence, unless the comment at its key says otherwise. */
export type Promises = Record<PromiseName, string | null>;

export const site = {
  /** Required. The agency's name, in the header, titles and legal texts. Narrow phones cut it after about 12 letters. */
  name: 'Northwright',
  /** Required. The production origin: https, no path, no trailing slash. */
  url: 'https://northwright.example',
  /** One line under the name, for search results and the feed. */
  tagline: 'AI agents and workflow automation for small and mid-size businesses',
  /** Where the agency takes on work; every service page says so. */
  area: 'United States',
  /** Required: mailboxes that somebody reads. */
  email: {
    general: 'hello@northwright.example',
    privacy: 'privacy@northwright.example',
    security: 'security@northwright.example',
  },
  /** Your calendar's URL: "https://cal.com/your-name". If it is empty, visitors book a call by email. */
  calendar: '',
  /** Placeholder targets until the owner has accounts; any number of the networks in social-icons.ts. */
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'X', href: 'https://x.com/' },
    { name: 'GitHub', href: 'https://github.com/' },
  ] satisfies { name: keyof typeof socialIcons; href: string }[],
  /** The company that answers for the site, as the legal pages print it. */
  entity: {
    /** Required. Its registered name: "Northwright LLC". */
    name: '',
    /** Who answers visitors, as sentences name them: "Ada King". */
    person: '',
    /** Who is behind the agency, in two sentences; home prints them under "About". */
    about: '',
    /** Where that is: "Portland, Oregon". */
    town: '',
    /** Required. Its postal address, in one line with the country. */
    address: '',
    /** Register or tax number, where the law asks for one. */
    register: '',
    /** A phone number for visitors. */
    phone: '',
    /** The representative in the EU and the UK (Article 27 GDPR), with address. */
    representative: '',
  },
  /** Whether each case study is a 'real' project that its client confirms. Otherwise pages call them examples. */
  caseStudies: 'examples' as 'examples' | 'real',
  /**
   * Required. The day on which you last read src/content/legal and agreed to it: '2026-12-01'. After a later change of a
   * legal text, no build goes live until you have read it again.
   */
  legalTextsRead: '',
  /** Required. Whose law governs the terms: "the State of Oregon, United States". */
  governingLaw: '',
  /** The companies that handle visitors' data, and the country in which they do, as the privacy policy names them. */
  providers: {
    hosting: { name: 'Netlify', place: 'United States; copies of the pages worldwide' },
    database: { name: 'Supabase', place: '' },
    mail: { name: '', place: '' },
    backups: { name: 'GitHub', place: 'United States' },
    /** Required with NOTIFY_WEBHOOK_URL, null without it: { name: 'Slack', place: 'United States' }. */
    chat: null as { name: string; place: string } | null,
    /** More companies, such as one that counts visits, each with what it does ("counts visits") and what it handles. */
    others: [] as readonly { name: string; place: string; task: string; handles: string }[],
  },
  /**
   * How long data is kept, in whole numbers of at least 1. The policies print these periods. The `notify` function deletes
   * by `leadMonths` and `networkHashDays`, GitHub by `retention-days` in .github/workflows/backup.yml, which must equal
   * `backupDays`, and you by `mailMonths`.
   */
  retention: {
    /** Months that an inquiry is kept after it arrived. */
    leadMonths: 24,
    /** Months that emails stay in your mailboxes after the last message; your mail provider deletes them. */
    mailMonths: 24,
    /** Days that an inquiry keeps a hash of the sender's network, which limits abuse of the form. */
    networkHashDays: 2,
    backupDays: 30,
    /** The day you last restored a backup: '2026-12-01'. A policy then says so; null: it does not. */
    backupTested: null as string | null,
  },
  /**
   * What you promise clients. null: no page speaks of it. Nothing here is required, and pages print it only from here. A
   * service's price and duration are in its own file in src/content/services.
   */
  promises: {
    /** What projects cost: "Projects cost $6,000 to $40,000 to build." On home, in the Terms and llms.txt. */
    prices: null,
    /** When clients pay: "You pay by invoice, within 30 days." On home, services, in the Terms and llms.txt. */
    payment: null,
    /** How clients test the work: "Your people judge a live trial." On home, services, in the Terms and llms.txt. */
    acceptance: null,
    /** When you answer a request, to follow "usually": "within one business day". Beside forms, on services, in articles. */
    reply: null,
    /** How long projects take, to follow "Plan on": "about eight weeks". On home and in llms.txt. */
    duration: null,
    /** Who owns the code: "You own the code." On home, in the Terms and llms.txt. */
    ownership: null,
    /** What maintenance includes, and how it ends. On home, in the Terms and llms.txt. */
    maintenance: null,
    /** What you do when an agent fails, and how soon. On home, in the Terms and llms.txt. */
    response: null,
    /** Who answers and does the work: "Ada King reads your request and leads your project." Beside forms and on services. */
    team: null,
    /** Who your clients are so far: "We have no clients to show yet." In a question on home. */
    clients: null,
  } as Promises,
  /** The first year of the copyright line. */
  copyrightFrom: 2025,
  /** The language and country for texts and number formats (BCP 47), and the currency of all amounts (ISO 4217). */
  locale: 'en-US',
  currency: 'USD',
} as const;

export interface Link {
  label: string;
  href: string;
}

export const mailLink: Link = { label: site.email.general, href: `mailto:${site.email.general}` };
