import { globalStyle } from '@vanilla-extract/css';
import { question } from '../islands/lead-wizard/LeadWizard.first.css.ts';
import * as progress from '../islands/lead-wizard/Progress.first.css.ts';
import { steps } from '../lib/leads/steps.ts';
import { placed } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The screen that the wizard fills. */
export const root = placed({ minHeight: '100svh' });

/** The slip, and beside it what happens once it is sent. */
export const layout = placed({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

/** Shown where no script runs, or where it never came. */
export const mail = placed({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  gridColumn: '1 / -1',
  selectors: {
    '[data-step] &': { display: 'none' },
    // React takes the form away when the browser, or an extension, has changed the page too much.
    '[data-step="ready"]:not(:has(main h1)) &': { display: 'grid' },
  },
});

/** Above the form of a deploy preview. */
export const preview = placed({ gridColumn: '1 / -1', fontWeight: 600 });

/** Until the script takes over, the mark on the document says which question is shown; without it, all are. */
for (let step = 1; step <= steps.length; step += 1) {
  globalStyle(`[data-step="${step}"] ${question}:not(:nth-child(${step}))`, {
    '@layer': { [section]: { display: 'none' } },
  });
}
// The page was made at step 1: its progress says nothing untrue of another.
globalStyle(`[data-step]:not([data-step="1"], [data-step="ready"]) :is(${progress.root}, ${progress.rows})`, {
  '@layer': { [section]: { visibility: 'hidden' } },
});
globalStyle(`[data-step="sent"] ${root}`, { '@layer': { [section]: { visibility: 'hidden' } } });
