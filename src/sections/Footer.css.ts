import { site } from '../data/site.ts';
import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = placed({ paddingBlock: vars.space.l, overflow: 'clip' });

export const rows = placed({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' });

/** What the three signs mean. */
export const legend = placed({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 2rem',
  paddingBlock: '1rem',
  borderBlock: `1px solid ${vars.color.line}`,
});

export const icon = placed({ width: 32, fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 });

/** The name across the page, as large as its letters let it be; a short one is no taller than "Northwright". */
const letters = Math.max(11, site.name.length);
export const name = placed({
  marginTop: vars.space.m,
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: `min(${(193.6 / letters).toFixed(1)}vw, ${(220 / letters).toFixed(1)}rem)`,
  lineHeight: 0.95,
  letterSpacing: '-.05em',
  whiteSpace: 'nowrap',
});
