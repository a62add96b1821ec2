/** The menu as a popover, on screens without room for its links. */
import { borders } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, layout } from '../../styles/component-layer.ts';
import { link, menu, scrolledColors, withMenu } from './SiteHeader.critical.css.ts';

globalStyle(menu, {
  '@container': {
    // Below the open menu, the page is covered, so that no headline is cut.
    [withMenu]: {
      ...scrolledColors,
      inset: `${layout.header} 0 auto`,
      width: 'auto',
      maxHeight: `calc(100dvh - ${layout.header})`,
      padding: `0 ${layout.gutter} .5rem`,
      border: 0,
      color: color.text,
      background: color.ink,
    },
  },
});
globalStyle(`${menu}::backdrop`, {
  '@container': { [withMenu]: { top: layout.header, background: color.ink } },
});

/** Their font is that of all links and buttons of the header. */
const { fontSize, lineHeight, letterSpacing } = textStyles.heading;
globalStyle(link, {
  '@container': {
    [withMenu]: {
      fontSize,
      lineHeight,
      letterSpacing,
      display: 'flex',
      justifyContent: 'start',
      minHeight: '3.75rem',
      borderBottom: borders.hairline,
    },
  },
});
