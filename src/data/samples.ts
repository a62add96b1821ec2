import { site } from './site.ts';

/** What the Terms say of the case studies. */
export const caseStudies = site.realCases
  ? 'Case studies on this website describe particular projects.'
  : 'The case studies on this website are invented examples and describe no real project.';

export const runSheets = site.realCases ? 'The run sheets are invented examples.' : 'So are the run sheets.';

/** What a case study is. */
export const caseTitle = site.realCases ? 'Case study' : 'An invented example';

/** What the word beside a figure means. */
export const bases = [
  { basis: 'target', text: 'Target: what we plan for.' },
  {
    basis: 'sample',
    text: site.realCases ? 'Sample: one project’s result.' : 'Sample: from the invented example below.',
  },
] as const;

/** What a price on these pages is. */
export const priceBasis = `${site.prices.real ? '' : 'All prices here are examples, not offers. '}Your proposal fixes every price.`;
