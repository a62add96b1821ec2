import { styleVariants } from '@vanilla-extract/css';
import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const root = part({
  display: 'inline-block',
  padding: '.1em .5em',
  border: '2px solid',
  fontFamily: vars.font.label,
  fontWeight: 700,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  transform: 'rotate(-4deg)',
});

/** Whose stamp it is; `loss`: an error. */
export const stamp = styleVariants({
  agent: [root, part({ color: vars.color.agentText })],
  person: [root, part({ color: vars.color.personText })],
  loss: [root, part({ color: vars.color.loss })],
});
