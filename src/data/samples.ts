import { site } from './site.ts';

const areReal = site.caseStudies === 'real';
const areOffers = site.prices.are === 'offers';

/** What the Terms say of the case studies. */
export const caseStudies = areReal
  ? 'Case studies on this website describe particular projects. The timed examples are invented.'
  : 'The case studies and timed examples on this website are invented and describe no real project.';

/** What the agency says of its clients: in an answer, and before its reasons on the home page. */
export const clients = areReal
  ? 'The case studies on our service pages. Each client has confirmed its own.'
  : 'Nobody we can show yet, and our case studies are invented. That is a risk for you, so you pay in thirds, and never for a check we fail.';
export const noClients = areReal ? '' : 'We have no clients to show yet, so do not take our word for it. ';

/** The heading of a case study. */
export const caseTitle = areReal ? 'Case study' : 'An invented example';

/** What the words beside figures mean. */
export const bases = [
  { basis: 'target', text: '“Target” marks what we aim for.' },
  { basis: 'sample', text: `“Sample” marks ${areReal ? 'one project’s' : 'an invented'} result.` },
] as const;

/** Says whether prices are real: on a service's page (`priceNote`), and for all pages together (`priceBasis`). */
export const priceNote = areOffers ? '' : 'Prices are examples, not offers.';

export const priceBasis = areOffers
  ? 'Your contract fixes every price.'
  : 'All prices on this website are examples, not offers. Your contract sets yours.';
