import { globalStyle, layout, onLarge, space, style } from '../../styles/section-layer.ts';

export const root = style({
  paddingTop: layout.header,
  overflow: 'clip',
  ...onLarge({ paddingTop: `calc(${layout.header} + ${space.s})` }),
});
export const title = style({ maxWidth: '16.53em', margin: '0 0 .75rem -.031em' });
/** The full width of the page. On large screens, the caption is beside the picture. */
export const chart = style({
  rowGap: '.625rem',
  marginTop: space.s,
  padding: `.75rem max(${layout.gutter}, (100% - ${layout.content}) / 2)`,
  '@media': { print: { display: 'none' } },
});
// Beside its caption, the picture has two of three columns, so its labels are two thirds as large a share of the width.
globalStyle(`${chart} > svg`, onLarge({ fontSize: 'min(2.7cqi, max(1rem, 20px))' }));
