import { keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { backgroundStyles, borders, wrap } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, space, style } from '../../styles/component-layer.ts';
import { wideAndHigh } from './LeadWizard.critical.css.ts';
import { REDIRECT_DELAY_MS } from './state.ts';

/** The thanks are on teal, the rest on saffron. The visitor's copy of the answers overlaps both. */
export const thanks = style({ '@media': { [wideAndHigh]: { display: 'contents' } } });
export const confirmation = style({
  ...backgroundStyles.agent,
  paddingBlock: `${space.m} ${space.section}`,
  boxShadow: `0 0 0 100vmax ${color.agentBackground}`,
  clipPath: 'inset(-100vmax -100vmax 0)',
  '@media': { [wideAndHigh]: { gridArea: '1 / 1 / 2 / 3', paddingBlock: `0 ${space.l}` } },
});
globalStyle(`${confirmation} > h1`, { outline: 'none' });
export const intro = style({
  ...textStyles.intro,
  marginBlock: space.m,
  '@media': { [wideAndHigh]: { maxWidth: '45%' } },
});
export const answersCopy = style({
  position: 'relative',
  marginTop: `calc(-1 * ${space.m})`,
  '@media': { [wideAndHigh]: { gridArea: '1 / 2 / 3', marginTop: space.l } },
});

const growBar = keyframes({ from: { scale: '0 1' } });

/** A bar over the page's lower edge, in sight on every screen. A line grows for as long as it waits to redirect. */
export const redirectNotice = style({
  ...textStyles.small,
  ...wrap,
  ...backgroundStyles.ink,
  position: 'fixed',
  zIndex: 5,
  inset: 'auto 0 0',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `0 ${space.xs}`,
  padding: '6px 8px 0',
  '::before': { content: '', position: 'absolute', inset: '0 0 auto', height: 6, background: color.agent },
  '@media': {
    ...backgroundStyles.ink['@media'],
    [media.forcedColors]: { borderTop: borders.medium },
    [media.motion]: {
      '::before': { transformOrigin: '0 0', animation: `${growBar} ${REDIRECT_DELAY_MS}ms linear both` },
    },
  },
});
