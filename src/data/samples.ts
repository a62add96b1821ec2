import { site } from './site.ts';

/** What the Terms say of the case studies. */
export const caseStudies = site.realCases
  ? 'Case studies on this website describe particular projects.'
  : 'The case studies on this website are samples and describe no verified project.';

/** What a case study is. */
export const caseResults = site.realCases ? 'One project’s results.' : 'A sample case, not a verified project.';

/** What a page says of what it shows. */
export const samples = `The documents ${site.realCases ? '' : 'and cases '}shown are samples.`;
