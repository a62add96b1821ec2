import { media } from '../styles/media.ts';
import { space, style } from '../styles/component-layer.ts';

/** Of no use without a script. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  alignItems: 'center',
  '@media': { [media.noScripting]: { display: 'none' } },
});
