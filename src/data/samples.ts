import { site } from './site.ts';

const areReal = site.caseStudies === 'real';

/** What the Terms say of the case studies. */
export const caseStudies = areReal
  ? 'Case studies on this website describe particular projects. The timelines are invented examples.'
  : 'The example projects and timelines on this website are invented and describe no real project.';

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
