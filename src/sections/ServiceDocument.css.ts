import { part, placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const spoken = part({ fontFamily: vars.font.heading, fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.2 });

/** A large figure with what it counts beside it. */
export const score = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '.75rem',
  paddingBlock: '.5rem .25rem',
});
export const figure = part({
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: '4.5rem',
  lineHeight: 0.9,
});
export const bar = part({ width: '100%', height: '.75rem', background: vars.color.line });
export const reached = part({ stroke: vars.color.agent });
export const threshold = part({ stroke: vars.color.text, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' });

/** Three names, a bracket, one record. */
export const merge = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  alignItems: 'center',
  gap: '1.5rem',
  paddingBlock: '.5rem',
});
/** The bracket: a line beside the names, and one to the record. */
export const names = part({
  position: 'relative',
  display: 'grid',
  gap: '.75rem',
  '::after': {
    content: '',
    position: 'absolute',
    inset: '1rem -.75rem 1rem auto',
    width: '.5rem',
    border: `2px solid ${vars.color.agent}`,
    borderInlineStart: 0,
  },
});
export const one = part({ padding: '.75rem', border: '2px solid' });

const bubble = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '90%',
  margin: '.6rem 0',
  padding: '.6rem .75rem',
  fontFamily: vars.font.body,
  fontSize: '.9375rem',
};
export const message = placed({ ...bubble, border: `1px solid ${vars.color.line}` });
/** An agent's, at the other side. */
export const reply = placed({
  ...bubble,
  marginInlineStart: 'auto',
  border: 0,
  borderInlineStart: `4px solid ${vars.color.agent}`,
  background: vars.color.agentTint,
});

/** A question, and below it the answer, or room for it. */
export const question = placed({ display: 'grid', gap: '.125rem', minHeight: '3.25rem', alignContent: 'center' });
/** A slot that an agent has filled. */
export const filled = placed({
  margin: '0 -1rem',
  paddingInline: 'calc(1rem - 4px) 1rem',
  borderInlineStart: `4px solid ${vars.color.agent}`,
  background: vars.color.agentTint,
});
