import { site } from './site.ts';

const areReal = site.caseStudies === 'real';
const areOffers = site.prices.are === 'offers';

/** What the Terms say of the case studies. */
export const caseStudies = areReal
  ? 'Case studies on this website describe particular projects. The timelines are invented examples.'
  : 'The example projects and timelines on this website are invented and describe no real project.';

/** What the agency says of its clients: in an answer, and above its reasons on the home page. */
export const clients = areReal
  ? 'We did the projects on our service pages. Each client has confirmed its own.'
  : 'We have no clients to show yet, and our case studies are invented. So we share your risk: you pay in thirds, and a failed check ends your payments for the build.';
export const noClients = areReal ? '' : ' We cannot show you a client yet, so you test us on your own cases.';

/** The heading of a case study, and the line below it. */
export const caseTitle = areReal ? 'Case study' : 'Example project';
export const caseNote = areReal ? '' : 'An example, not a client’s result.';

/** The note on a group of figures, in three parts; the second is a link to the case study. */
export const figureNotes: Record<'targets' | 'both' | 'case', [before: string, link: string, after: string]> = areReal
  ? {
      targets: ['Targets, not results.', '', ''],
      both: ['Targets, and results of ', 'one project', '.'],
      case: ['', 'Results of one project', '.'],
    }
  : {
      targets: ['Targets, not results.', '', ''],
      both: ['Targets and ', 'an example', ', not results.'],
      case: ['', 'An example', ', not results.'],
    };

/** Says whether prices are real: on a service's page (`priceNote`), and for all pages together (`priceBasis`). */
export const priceNote = areOffers ? '' : 'Prices are examples.';

export const priceBasis = areOffers
  ? 'Your contract fixes every price.'
  : 'All prices on this website are examples, not offers. Your contract sets yours.';
