import { site } from './site.ts';

const areReal = site.caseStudies === 'real';

/** What the Terms say of the case studies. */
export const caseStudies = areReal
  ? 'Case studies on this website describe particular projects. The timelines are invented examples.'
  : 'The example projects on this website, and their timelines, are invented.';

/** The heading of a case study, and the line below it. */
export const caseTitle = areReal ? 'Case study' : 'Example project';
export const caseNote = areReal ? '' : 'An example, not a client’s result.';

/** The words of the note that says which figures are targets and which come from the case study. */
export const figureNote = {
  target: 'Target',
  targets: 'Targets',
  case: areReal ? 'One project' : 'Example',
} as const;
