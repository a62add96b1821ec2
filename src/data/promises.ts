/** The owner's promises (`promises` in site.ts) as pages print them. What is not promised is left out. */
import { site } from './site.ts';

export const { promises } = site;

/** Joins the sentences that are set into a paragraph; empty if none is. */
export const joinSentences = (...sentences: (string | null | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

/** When a person answers a request: the text of the thank-you screen. */
export const reply = promises.reply
  ? `A specialist will contact you, usually ${promises.reply}.`
  : 'A specialist will contact you shortly.';
/** The same in fewer words; empty while nothing is promised. */
export const replyTime = promises.reply ? `We usually reply ${promises.reply}.` : '';

/** What the Terms and llms.txt say of a client agreement. */
export const promisedTerms = [
  promises.prices,
  promises.payment,
  promises.acceptance,
  promises.ownership,
  promises.maintenance,
  promises.response,
].filter((promise) => promise !== null);

/** Above them in the Terms. */
export const termsTitle =
  'We intend to offer the following. Only a signed client agreement makes it binding, and it may differ.';

/** Sentences that any agency can stand behind. */
export const standardTexts = {
  call: 'The first call is free and commits you to nothing.',
  scope: 'Before you commit, you get a written scope, timeline and price.',
  test: 'You test our work on your own past cases, then on live ones with your people approving.',
  agreement: 'Your agreement names who owns the code and what maintenance includes.',
  noOffer:
    'Nothing on this website is an offer. Figures are targets or examples. Only a signed client agreement sets price, payment, tests, ownership and service levels.',
} as const;
