/** The home page's reasons to choose the agency. */
import { standardTexts, promises } from './promises.ts';

export const whyUsTitle = 'Automation you can check';
export const intro = standardTexts.test;

export const reasons = [
  { title: '85% of queries answered instantly', text: 'In support, our target is under 2 seconds.' },
  {
    title: 'Delivered in weeks',
    text: promises.duration ? `Plan on ${promises.duration}.` : 'Most of your tools stay, so there is less to build.',
  },
  { title: 'One number to improve', text: 'We agree on it before we build, and measure it on live cases.' },
];
