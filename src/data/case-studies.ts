/** What pages say of the case studies of services: `caseStudies` in site.ts says whether they are real. */
import { site } from './site.ts';

const areReal = site.caseStudies === 'real';

/** What the Terms say of the case studies. */
export const caseStudyDisclaimer = areReal
  ? 'Case studies on this website describe particular projects. The timelines are invented examples.'
  : 'The example projects on this website, and their timelines, are invented.';

/** The heading of a case study, and the line below it. */
export const caseStudyTitle = areReal ? 'Case study' : 'Example project';
export const caseStudyNote = areReal ? '' : 'An example, not a client’s result.';

/** A note on a service page says which figures are targets and which come from the case study. */
export const figureNoteLabels = {
  target: 'Target',
  targets: 'Targets',
  case: areReal ? 'One project' : 'Example',
} as const;
