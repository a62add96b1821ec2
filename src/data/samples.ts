import { site } from './site.ts';

const areReal = site.caseStudies === 'real';
const areOffers = site.prices.are === 'offers';

/** What the Terms say of the case studies. */
export const caseStudies = areReal
  ? 'Case studies on this website describe particular projects. The timed examples are invented.'
  : 'The case studies and timed examples on this website are invented and describe no real project.';

/** What the agency says of its clients: in an answer, and above its reasons on the home page. */
export const clients = areReal
  ? 'We did the projects on our service pages. Each client has confirmed its own.'
  : 'We have no clients to show yet, and our case studies are invented. So we share your risk: you pay in thirds, and a failed check ends your payments for the build.';
export const noClients = areReal ? '' : ' We cannot show you a client yet, so you test us on your own cases.';

/** The heading of a case study. */
export const caseTitle = areReal ? 'Case study' : 'An invented project';

/** What the words beside figures mean. */
export const bases = [
  { basis: 'target', text: 'Targets are what we aim for.' },
  { basis: 'sample', text: `Samples come from ${areReal ? 'one' : 'an invented'} project.` },
] as const;

/** Says whether prices are real: on a service's page (`priceNote`), and for all pages together (`priceBasis`). */
export const priceNote = areOffers ? '' : 'Prices are examples.';

export const priceBasis = areOffers
  ? 'Your contract fixes every price.'
  : 'All prices on this website are examples, not offers. Your contract sets yours.';
