/** What other folders import from this one. Nothing here may import Astro, because Netlify functions use it, too. */
export * from './answers.ts';
export { answersIn, control, fillAnswers, forgetTyping, stillShows, typedFields } from './form.ts';
export { firstUnanswered, mailWith, steps, validate, type Step } from './steps.ts';
export { problemOf, texts } from './texts.ts';
