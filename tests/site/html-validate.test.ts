import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect } from 'vitest';
import { allPages } from './built-site.ts';
import { onEvery } from './rule.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    root: true,
    elements: ['html5', { 'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow'] } }],
    rules: {
      // The compiler and React write valid HTML in a spelling of their own.
      'void-style': 'off',
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'attr-case': 'off',
      // A list may have a name (ARIA 1.2, section 5.2.7.5).
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // React's useId writes ids such as _r1R_0_, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Styles and scripts are inline on purpose: one request paints the page, and the policy lists their hashes.
      'require-sri': 'off',
      'no-inline-style': 'error',
      'no-missing-references': 'error',
      // What a result page shows of a title is tested in head.test.ts.
      'long-title': 'off',
    },
  }),
);

onEvery(allPages, 'is valid for html-validate', async ({ route, html }) => {
  const { results } = await validator.validateString(html, `${route}.html`);
  const messages = results.flatMap((result) => result.messages);
  expect(
    messages.map(
      ({ line, column, ruleId, message, selector }) => `${line}:${column} ${ruleId}: ${message} ${selector}`,
    ),
  ).toEqual([]);
});
