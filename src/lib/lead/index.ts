/** The door for what is asked, and for what becomes of the answers. It imports nothing of Astro: functions use it, too. */
export * from './answers.ts';
export { control, fillAnswers, isRestored, noteTyping, readAnswers } from './form.ts';
export { firstUnanswered, steps, validate, type Step } from './steps.ts';
export { texts } from './texts.ts';
