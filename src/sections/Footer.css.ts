import { site } from '../data/site.ts';
import { placed } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { vars } from '../styles/theme.css.ts';

export const root = placed({ ...textStyles.small, paddingBlock: `${vars.space.l} ${vars.space.m}`, overflow: 'clip' });

/** What the three signs mean. */
export const legend = placed({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 2rem',
  paddingBlock: '1rem',
  borderBlock: rules.hairline,
});

export const icon = placed({ width: 24, marginInline: 6, fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

/** The name across the page, as large as its letters let it be; a short one is no taller than "Northwright". */
const letters = Math.max(11, site.name.length);
export const name = placed({
  ...textStyles.poster,
  margin: `${vars.space.s} 0 0 -.05em`,
  fontSize: `min(${(187 / letters).toFixed(1)}vw, ${(160 / letters).toFixed(1)}rem)`,
  lineHeight: 1.2,
  letterSpacing: '-.035em',
  whiteSpace: 'nowrap',
});
