/** The signs of the three who act: a stroke is an agent's, a dot a person's, a ring the customer's. */
import type { Actor } from '../lib/clock.ts';
import { rules } from '../styles/look.css.ts';
import { color, part } from '../styles/theme.css.ts';

// Borders, which forced colors and print keep.
const sign = {
  content: '',
  display: 'inline-block',
  marginInline: '.15em .4em',
  height: '.85em',
  verticalAlign: '-.08em',
};
const round = { ...sign, width: '.85em', borderRadius: '50%' };

/** The sign before a text in the text's own color. */
export const actorSign: Record<Actor, string> = {
  agent: part({ '::before': { ...sign, borderInlineStart: rules.strong, borderColor: color.agent } }),
  person: part({
    '::before': { ...round, border: `.425em solid ${color.person}`, background: color.person },
  }),
  customer: part({ '::before': { ...round, border: rules.head } }),
};

/** The color of what one of them did, on paper and ink. */
export const actorText: Record<Actor, string | undefined> = {
  agent: part({ color: color.agentText, fontWeight: 700 }),
  person: part({ color: color.personText, fontWeight: 700 }),
  customer: undefined,
};
