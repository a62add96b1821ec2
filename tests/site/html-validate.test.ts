import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect } from 'vitest';
import { allPages } from './built-site.ts';
import { testEachPage } from './test-each-page.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    root: true,
    elements: ['html5', { 'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow'] } }],
    rules: {
      // Astro's compiler and React write valid HTML in their own style.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attr-case': 'off',
      // A list may have a name (ARIA 1.2, section 5.2.7.5).
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // React's useId writes ids such as _r1R_0_, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

testEachPage(allPages, 'is valid for html-validate', async ({ route, html }) => {
  const { results } = await validator.validateString(html, `${route}.html`);
  const messages = results.flatMap((result) => result.messages);
  const problems = messages.map(({ line, ruleId, message, selector }) => `${line} ${ruleId}: ${message} ${selector}`);
  expect(problems).toEqual([]);
});
