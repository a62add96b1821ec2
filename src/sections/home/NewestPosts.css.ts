import { onLarge, space, style } from '../../styles/section.ts';
import { entry } from '../Grid.css.ts';

/** As on the blog's page, the line is above the picture. */
export const post = style({
  position: 'relative',
  selectors: { [`${entry}&`]: onLarge({ gridRow: 'span 3', paddingTop: 0 }) },
});
/** The picture is decoration. Phones show only the titles. */
export const picture = style({
  display: 'none',
  ...onLarge({ display: 'grid', alignItems: 'center', padding: space.m }),
});
