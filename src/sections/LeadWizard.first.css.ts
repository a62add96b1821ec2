import { cells, question, roomy } from '../islands/lead-wizard/LeadWizard.first.css.ts';
import { steps } from '../lib/lead/index.ts';
import { disclosure, media, rules, textStyles } from '../styles/look.css.ts';
import { color, inPlace, layout, placed, space } from '../styles/theme.css.ts';

/** The screen that the wizard fills. In the dark, saffron ends with the progress. */
export const root = placed({
  minHeight: '100svh',
  paddingTop: `calc(${layout.header} + 4px)`,
  paddingBottom: space.l,
  '@media': {
    [media.dark]: { colorScheme: 'dark', background: color.ground },
    [roomy]: { paddingTop: `calc(${layout.header} + ${space.l})` },
  },
});

export const preview = placed({ fontWeight: 600 });

// Until the script takes over, the mark on the document says which question is shown; without it, all are.
for (let step = 1; step <= steps.length; step += 1) {
  inPlace(`[data-step="${step}"] ${question}:not(:nth-child(${step}))`, { display: 'none' });
}
// The page was made at step 1: its progress says nothing untrue of another.
inPlace(`[data-step]:not([data-step="1"], [data-step="ready"]) :has(> ${cells})`, { visibility: 'hidden' });

/** Shown once the script knows the step: a draft that opens at a longer one would move it. */
export const afterSubmit = placed({
  maxWidth: '36rem',
  marginTop: space.m,
  borderBlock: rules.hairline,
  selectors: { '[data-step]:not([data-step="ready"]) &': { display: 'none' } },
});
export const title = placed({ ...disclosure, minHeight: '3.5rem' });
export const list = placed({ ...textStyles.small, display: 'grid', gap: '.625rem', paddingBottom: space.s });
