import { globalStyle } from '@vanilla-extract/css';
import { question } from '../islands/lead-wizard/LeadWizard.css.ts';
import * as progress from '../islands/lead-wizard/Progress.css.ts';
import { placed } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The dark screen that the wizard fills; `dark` also for what the browser draws: caret, list, scroll bar. */
export const root = placed({
  minHeight: '100svh',
  colorScheme: 'dark',
  '@media': { [media.large]: { paddingTop: `calc(${vars.layout.header} + ${vars.space.xl})` } },
});

/** Shown where no script runs, or where it never came. */
export const mail = placed({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  marginBottom: vars.space.l,
  selectors: { '[data-step] &': { display: 'none' } },
});

/** Above the form of a deploy preview. */
export const preview = placed({ marginBottom: vars.space.l, color: vars.color.personText });

/** Until the script takes over, the mark on the document says which question is shown; without it, all are. */
for (let step = 1; step <= 5; step += 1) {
  globalStyle(`[data-step="${step}"] ${question}:not(:nth-child(${step}))`, {
    '@layer': { [section]: { display: 'none' } },
  });
}
// The page was made at step 1: its progress says nothing untrue of another.
globalStyle(`[data-step]:not([data-step="1"], [data-step="ready"]) ${progress.root}`, {
  '@layer': { [section]: { visibility: 'hidden' } },
});
globalStyle(`[data-step="sent"] ${root}`, { '@layer': { [section]: { visibility: 'hidden' } } });
