/** How the pages speak of the case studies, by `realCases` in site.ts. */
import { site } from './site.ts';

/** In the Terms. */
export const caseStudies = site.realCases
  ? 'Case studies on this website describe particular projects.'
  : 'The case studies on this website are samples and describe no verified project.';

/** Beside a case study. */
export const caseResults = site.realCases ? 'One project’s results.' : 'A sample case, not a verified project.';

/** In the footer. */
export const samples = `The documents ${site.realCases ? '' : 'and cases '}shown are samples.`;
