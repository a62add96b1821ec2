import { cells, question, questionList, wideAndHigh, summary } from '../islands/lead-wizard/LeadWizard.critical.css.ts';
import { questions as formQuestions } from '../lib/lead/index.ts';
import { media } from '../styles/media.ts';
import { color, globalStyle, layout, space, style } from '../styles/section-layer.ts';

/** The wizard fills the screen. In dark mode, the saffron background ends below the progress row. */
export const root = style({
  minHeight: '100svh',
  paddingTop: `calc(${layout.header} + 4px)`,
  paddingBottom: space.section,
  '@media': {
    [media.dark]: { colorScheme: 'dark', background: color.background },
    [wideAndHigh]: { display: 'grid', paddingTop: `calc(${layout.header} + 2.5rem)` },
  },
});

/**
 * On wide and high screens, two columns: the question and its buttons; the summary. Below both is what happens after
 * Submit.
 */
export const columns = style({
  width: '100%',
  '@media': {
    [wideAndHigh]: { display: 'grid', grid: 'repeat(6, auto) 1fr / 50% minmax(0, 1fr)', columnGap: space.l },
  },
});
// The summary begins beside the field. The buttons have one row more than it and what follows it, so they never move it.
globalStyle(`form > ${summary}`, { gridArea: '3 / 2 / 5' });
globalStyle(`${questionList} + div`, { gridArea: '4 / 1 / 7' });

/** In dark mode, the page is saffron only down to its progress row, so the header has its own saffron. */
globalStyle('header', { '@media': { [media.dark]: { background: color.personBackground } } });

// Before hydration, `data-step` on the root element says which question shows. Without it, all show.
for (let step = 1; step <= formQuestions.length; step += 1) {
  globalStyle(`[data-step="${step}"] ${question}:not(:nth-child(${step}))`, { display: 'none' });
}
// The HTML shows the progress of step 1. It is hidden if another step shows.
globalStyle(`[data-step]:not([data-step="1"], [data-step="ready"]) :has(> ${cells})`, { visibility: 'hidden' });

/**
 * What happens after Submit. On phones, it takes no room once the form is sent. Until React is ready, it is not seen,
 * because a draft's question may move it.
 */
export const hiddenUntilReady = style({
  selectors: {
    '[data-step]:not([data-step="ready"]) &': { visibility: 'hidden' },
    [`${root}:not(:has(form)) &`]: { '@media': { [`not (${wideAndHigh})`]: { display: 'none' } } },
  },
});
