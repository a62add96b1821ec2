/** What other folders import from this one. Nothing here may import Astro, because Netlify functions use it, too. */
export * from './answers.ts';
export * from './error-codes.ts';
export * from './form.ts';
export * from './rules.ts';
export { failureText, texts } from './texts.ts';
