import { keyframes } from '@vanilla-extract/css';
import { grounds, media, stack, textStyles } from '../../styles/look.css.ts';
import { color, globalComponentStyle, componentStyle, space } from '../../styles/theme.css.ts';
import { roomy } from './LeadWizard.first.css.ts';
import { redirectPause } from './wizard.ts';

/** The thanks are on teal, the rest on saffron. The visitor's copy of the answers overlaps both. */
export const thanks = componentStyle({
  ...stack,
  gap: space.m,
  '@media': { [roomy]: { gridTemplateColumns: '7fr 5fr', columnGap: space.section, alignItems: 'start' } },
});
export const arrived = componentStyle({
  ...grounds.agent,
  paddingBlock: `${space.m} ${space.section}`,
  boxShadow: `0 0 0 100vmax ${color.agentField}`,
  clipPath: 'inset(-100vmax -100vmax 0)',
  '@media': { ...grounds.agent['@media'], [roomy]: { gridArea: '1 / 1 / 2 / 3', paddingBlock: space.l } },
});
globalComponentStyle(`${arrived} > h1`, { outline: 'none' });
export const lead = componentStyle({
  ...textStyles.lead,
  marginTop: space.xs,
  '@media': { [roomy]: { maxWidth: '50%' } },
});
export const copy = componentStyle({
  zIndex: 1,
  marginTop: `calc(-1 * ${space.section})`,
  '@media': { [roomy]: { gridArea: '1 / 2 / span 2', marginTop: space.l } },
});

const elapse = keyframes({ from: { scale: '0 1' } });

/** The line grows for as long as the page waits before it redirects. */
export const leaving = componentStyle({
  '::after': { content: '', display: 'block', height: 6, marginTop: space.xs, background: 'currentColor' },
  '@media': {
    [media.motion]: { '::after': { transformOrigin: '0 0', animation: `${elapse} ${redirectPause}ms linear both` } },
  },
});
export const thanksActions = componentStyle({ display: 'grid', gap: '.75rem', justifyItems: 'start' });
