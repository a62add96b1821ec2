/** The signs of the three who act: a stroke is an agent's, a dot a person's, a ring the customer's. */
import { styleVariants } from '@vanilla-extract/css';
import type { Actor } from '../lib/clock.ts';
import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const sign = part({
  // Borders, which forced colors and print keep.
  '::before': {
    content: '',
    display: 'inline-block',
    marginInlineEnd: '.5em',
    verticalAlign: '-.08em',
    width: 0,
    height: '.85em',
    borderInlineStart: `4px solid ${vars.color.agent}`,
  },
});
const round = { width: '.85em', borderRadius: '50%' };

/** The sign before a text in the text's own color. */
export const actorSign: Record<Actor, string> = styleVariants({
  agent: [sign],
  person: [
    sign,
    part({ '::before': { ...round, border: `.425em solid ${vars.color.person}`, background: vars.color.person } }),
  ],
  customer: [sign, part({ '::before': { ...round, border: '2.5px solid' } })],
});

/** The color of what one of them did, on paper and ink. */
export const actorText: Record<Actor, string> = styleVariants({
  agent: [part({ color: vars.color.agentText, fontWeight: 700 })],
  person: [part({ color: vars.color.personText, fontWeight: 700 })],
  customer: [],
});
