/** What other folders import from this one. Nothing here may import Astro, because Netlify functions use it, too. */
export * from './answers.ts';
export { control, fillAnswers, forgetTyping, readAnswers, typedFields } from './form.ts';
export { firstUnanswered, steps, validate, type Step } from './steps.ts';
export { texts } from './texts.ts';
