/** The signs of the three actors: a stroke for an agent, a dot for a person, a ring for the customer. */
import type { Actor } from '../lib/clock.ts';
import { borders } from '../styles/mixins.css.ts';
import { color, style } from '../styles/component-layer.ts';

// Signs are borders, because forced-colors mode and print keep borders.
const sign = {
  content: '',
  display: 'inline-block',
  marginInline: '.15em .4em',
  height: '.85em',
  verticalAlign: '-.08em',
};
const dot = { ...sign, width: '.85em', borderRadius: '50%' };

/** An agent's sign, to spread into the `::before` of a list's items. */
export const agentSign = { ...sign, borderInlineStart: borders.thick, borderColor: color.agent };

/** Puts the actor's sign before a text, without changing the text's color. */
export const actorSign: Record<Actor, string> = {
  agent: style({ '::before': agentSign }),
  person: style({ '::before': { ...dot, border: `.425em solid ${color.person}`, background: color.person } }),
  customer: style({ '::before': { ...dot, border: borders.medium } }),
};
