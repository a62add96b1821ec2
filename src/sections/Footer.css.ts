import { site } from '../data/site.ts';
import { textStyles, wrap } from '../styles/look.css.ts';
import { inPlace, layout, placed, space } from '../styles/theme.css.ts';

export const root = placed({ ...textStyles.small, paddingBlock: `${space.l} ${space.m}`, overflow: 'clip' });

/** Links side by side, each large enough for a finger; between those of a breadcrumb a slash. */
export const links = placed({ ...wrap, marginInline: '-.4rem' });
inPlace(`${links} :is(li, a)`, { display: 'inline-flex', alignItems: 'center', minHeight: layout.target });
// Beside a short word, room for a finger, alike on both sides.
inPlace(`${links} a`, { minWidth: layout.target, paddingInline: '.4rem', overflowWrap: 'anywhere' });
inPlace(`ol${links} li:not(:last-child)::after`, { content: '"/" / ""' });
// On a slow line a page can be painted before its words: a link moves to the next row only with them.
inPlace(`${links} li:not(:has(:not(:empty)))`, { display: 'none' });
// Where one already is does not invite a click.
inPlace(`${links} [aria-current]`, { textDecoration: 'none' });

export const icon = placed({ width: 24, marginInline: 6, fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

/** The name across the page, as large as its letters let it be; a short one is no taller than "Northwright". */
const letters = Math.max(11, site.name.length);
export const name = placed({
  ...textStyles.poster,
  margin: `${space.s} 0 0 -.05em`,
  fontSize: `min(${(187 / letters).toFixed(1)}vw, ${(160 / letters).toFixed(1)}rem)`,
  lineHeight: 1.2,
  letterSpacing: '-.035em',
  whiteSpace: 'nowrap',
});
