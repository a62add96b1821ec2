import { layout, onLarge, sectionStyle, space } from '../styles/theme.css.ts';

export const root = sectionStyle({
  paddingTop: layout.header,
  overflow: 'clip',
  ...onLarge({ paddingTop: `calc(${layout.header} + ${space.s})` }),
});
export const title = sectionStyle({ maxWidth: '16em', margin: '0 0 .75rem -.03em' });
/** The full width of the page. On large screens, the caption is beside the picture. */
export const picture = sectionStyle({
  rowGap: '.625rem',
  marginTop: space.s,
  padding: `.75rem max(${layout.gutter}, (100% - ${layout.content}) / 2)`,
  '@media': { print: { display: 'none' } },
});
