import { site } from './site.ts';

/** What the Terms say of the case studies. */
export const caseStudies = site.realCases
  ? 'Case studies on this website describe particular projects.'
  : 'The case studies on this website are samples and describe no verified project.';

/** What a case study is. */
export const caseResults = site.realCases ? 'One project’s results.' : 'A sample case, not a verified project.';

/** What a page says of what it shows. */
export const samples = `The documents ${site.realCases ? '' : 'and cases '}shown are samples.`;

/**
 * What the site promises and its code cannot keep: only the owner can. Read every line before publishing, change the page
 * where one is not true, then enter the day as `promisesConfirmed` in src/data/site.ts. A test holds each line to its page.
 */
export const promises: readonly { page: string; says: string }[] = [
  { page: '/', says: '45% cost reduction' },
  { page: '/', says: '10X faster workflows' },
  { page: '/', says: '24/7 availability' },
  { page: '/', says: '99.9% accuracy' },
  { page: '/', says: '85% of queries answered instantly' },
  { page: '/', says: 'The first consultation is free' },
  { page: '/', says: 'you pay for the work done so far, at the prices in the written proposal' },
  { page: '/', says: 'each line carries three prices' },
  { page: '/', says: 'Nothing is built until you have signed for it' },
  { page: '/', says: 'Fewer than 18 of the 20 right: stop' },
  { page: '/', says: 'It trains no model that is used for anyone else' },
  { page: '/', says: 'every account in your name. What runs in ours, we export for you' },
  { page: '/', says: 'The contract assigns you the code that we write for you' },
  { page: '/get-started', says: 'Usually within one business day' },
  { page: '/get-started', says: 'with a first idea and two possible times for a call' },
  { page: '/get-started', says: 'If you say no, we stop writing and, if you ask, delete your answers' },
  { page: '/services/ai-lead-generation', says: 'a do-not-contact list that every mailbox obeys within a minute' },
  { page: '/services/customer-support-ai', says: '5% of answers are drawn at random for review' },
  { page: '/services/customer-support-ai', says: 'when 19 of 20 drafts leave unchanged' },
  { page: '/services/customer-support-ai', says: 'It invents no price, and a person sends' },
  { page: '/services/crm-integrations', says: 'We take a full backup before the first change' },
  { page: '/services/website-design', says: 'A test fills a cart in your store every hour' },
  { page: '/services/appointment-automation', says: 'we sign a business associate agreement with you' },
  { page: '/services/appointment-automation', says: 'and your desk’s written rules are yours' },
  { page: '/services/appointment-automation', says: 'Who picks up on our side, and at which hours' },
  { page: '/privacy-policy', says: 'No software scores you, ranks you or looks you up' },
  { page: '/privacy-policy', says: 'an adequacy decision or by standard contractual clauses, with the UK addendum' },
  { page: '/privacy-policy', says: 'We answer within 30 days' },
  { page: '/privacy-policy', says: 'a second person then decides' },
  { page: '/privacy-policy', says: 'Emails that we exchange are deleted' },
  { page: '/privacy-policy', says: 'Notices of new inquiries are deleted with the inquiry' },
  { page: '/terms-conditions', says: caseStudies },
  { page: '/terms-conditions', says: 'we take no legal action over it' },
  { page: '/terms-conditions', says: 'is limited to $100' },
  { page: '/data-security', says: 'over TLS 1.3' },
  { page: '/data-security', says: 'encrypted with AES-256' },
  { page: '/data-security', says: 'daily encrypted backups with 30-day retention' },
  { page: '/data-security', says: 'Each client’s data is held apart from that of other clients' },
  { page: '/data-security', says: 'Keys are kept apart from the data that they protect' },
  { page: '/data-security', says: 'we practice restoring them' },
  { page: '/data-security', says: 'Staff see what their work requires and nothing more' },
  { page: '/data-security', says: 'is required for all internal and admin systems' },
  { page: '/data-security', says: 'Access to systems that hold client or visitor data is logged' },
  { page: '/data-security', says: 'a 99.9% uptime SLA' },
  { page: '/data-security', says: 'What you get back if we miss it is written into the client agreement' },
  { page: '/data-security', says: '24/7 monitoring checks availability, errors and unusual access' },
  { page: '/data-security', says: 'Planned maintenance is announced in advance' },
  { page: '/data-security', says: 'within 72 hours of becoming aware of the breach' },
  { page: '/data-security', says: 'No client’s data trains an AI model that is used for anyone else' },
];
