import { rules } from '../../styles/look.css.ts';
import { onLarge, space, style } from '../../styles/section.ts';

export const list = style({ borderTop: rules.strong, ...onLarge({ marginTop: space.m, border: 0 }) });
export const post = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  paddingBlock: '.75rem',
  selectors: { '& + &': { borderTop: rules.hairline } },
  ...onLarge({
    gap: space.xs,
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    selectors: { '&&': { border: 0 } },
  }),
});
/** The picture is decoration. Phones show only the titles. */
export const picture = style({
  display: 'none',
  ...onLarge({ display: 'grid', alignItems: 'center', padding: space.m }),
});
