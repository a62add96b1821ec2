import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

export const field = placed({ paddingBlock: space.l });
export const plan = placed({ background: color.slip, paddingBottom: '.75rem', borderTop: '4px solid' });
/** A number at the start of each week. */
export const weeks = placed({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingBlock: '.25rem',
  textIndent: '.375rem',
});
export const caption = placed({ paddingInline: '.375rem' });
export const chart = placed({
  width: '100%',
  height: 'clamp(8rem, 18vw, 16rem)',
  marginBottom: '.75rem',
});
export const agent = placed({ fill: color.agent });
export const person = placed({ fill: color.person });
export const exit = placed({ stroke: color.text, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' });

export const list = placed({ marginTop: space.l });
export const exits = placed({ display: 'grid', gap: space.s, marginTop: space.xl, maxWidth: '72rem' });
export const title = placed({
  display: 'grid',
  gap: '.25rem',
  paddingBottom: '.5rem',
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: vars.size.h3,
  lineHeight: 1.15,
});
