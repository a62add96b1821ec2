import { inked } from '../lib/plots.ts';
import { part } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { keyframes } from '@vanilla-extract/css';

/** It grows from the left while it comes into view: what can be seen whole is whole, however far the page scrolls. */
const wipe = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });

export const root = part({
  width: '100%',
  height: '3.5rem',
  fill: 'none',
  // A cell is a dash of the line.
  strokeWidth: 0.8,
  strokeDasharray: `${inked} ${1 - inked}`,
  '@media': {
    [media.motion]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${wipe} linear backwards`,
          animationTimeline: 'view()',
          animationRange: 'entry',
        },
      },
    },
  },
});

/** Who the cells belong to; `rest`: what is left over. */
export const cell = {
  ink: part({ stroke: vars.color.text }),
  agent: part({ stroke: vars.color.agent }),
  person: part({ stroke: vars.color.person }),
  rest: part({ stroke: vars.color.line }),
};

export const caption = part({ marginTop: '.5rem' });
