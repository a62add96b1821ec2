import { site } from './site.ts';

/** What the Terms say of the case studies. */
export const caseStudies = site.realCases
  ? 'Case studies on this website describe particular projects.'
  : 'The case studies on this website are samples and describe no verified project.';

/** What a case study is. */
export const caseTitle = site.realCases ? 'Case study' : 'A sample case';
export const caseResults = site.realCases ? 'One project’s results.' : 'Not a verified project.';

/** What the word beside a figure means. */
export const bases = [
  { basis: 'target', text: 'Target: what we plan for.' },
  { basis: 'sample', text: 'Sample: from the example case below, not a verified project.' },
] as const;

/** What a page says of what it shows. */
export const samples = `The documents ${site.realCases ? '' : 'and cases '}shown are samples.`;
