import { site } from './site.ts';

const areReal = site.caseStudies === 'real';
const areOffers = site.prices.are === 'offers';

/** What the Terms say of the case studies. */
export const caseStudies = areReal
  ? 'Case studies on this website describe particular projects.'
  : 'The case studies on this website are invented and describe no real project.';

export const runSheets = areReal ? 'The timed examples are invented.' : 'So are the timed examples.';

/** The heading of a case study. */
export const caseTitle = areReal ? 'Case study' : 'An invented example';

/** The words beside figures, and what they mean. */
export const basisNames = { target: 'target', sample: 'sample' };
export const bases = [
  { basis: 'target', text: '“Target” marks what we aim for.' },
  {
    basis: 'sample',
    text: areReal ? '“Sample” marks one project’s results.' : '“Sample” marks the invented example below.',
  },
] as const;

/** Says whether prices are real: on a service's page (`priceNote`), and for all pages together (`priceBasis`). */
export const priceNote = areOffers ? '' : 'Prices are examples, not offers.';

export const priceBasis = areOffers
  ? 'Your contract fixes every price.'
  : 'All prices on this website are examples, not offers. Your client agreement sets yours.';
