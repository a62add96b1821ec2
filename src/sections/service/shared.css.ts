/** Styles that the sections of a service page share. */
import { onLarge, space, style } from '../../styles/section-layer.ts';

/** The space above and below a section's content on phones: a little less than elsewhere. */
export const phonePadding = '1.75rem';
export const section = style({ paddingBlock: phonePadding, ...onLarge({ paddingBlock: space.section }) });

/** On large screens, three columns, at which all sections align. */
export const threeColumns = style(
  onLarge({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.m }),
);
