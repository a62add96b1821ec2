import { globalStyle } from '@vanilla-extract/css';
import { cells, question, roomy } from '../islands/lead-wizard/LeadWizard.first.css.ts';

import { steps } from '../lib/lead/index.ts';
import { placed } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The screen that the wizard fills. In the dark, saffron ends with the progress. */
export const root = placed({
  minHeight: '100svh',
  paddingTop: `calc(${vars.layout.header} + 4px)`,
  paddingBottom: vars.space.l,
  '@media': {
    [media.dark]: { colorScheme: 'dark', background: vars.color.ground },
    [roomy]: { paddingTop: `calc(${vars.layout.header} + ${vars.space.l})` },
  },
});

/** Above the form of a deploy preview. */
export const preview = placed({ fontWeight: 600 });

/** Until the script takes over, the mark on the document says which question is shown; without it, all are. */
for (let step = 1; step <= steps.length; step += 1) {
  globalStyle(`[data-step="${step}"] ${question}:not(:nth-child(${step}))`, {
    '@layer': { [section]: { display: 'none' } },
  });
}
// The page was made at step 1: its progress says nothing untrue of another.
globalStyle(`[data-step]:not([data-step="1"], [data-step="ready"]) :has(> ${cells})`, {
  '@layer': { [section]: { visibility: 'hidden' } },
});
