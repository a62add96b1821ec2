/** The menu as a popover, on screens without room for its links. */
import { borders } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, layout } from '../../styles/component-layer.ts';
import { scrolledColors, link, menu } from './SiteHeader.critical.css.ts';

const narrow = '(width < 48rem)';

globalStyle(menu, {
  '@container': {
    // Below the open menu, the page is covered, so that no headline is cut.
    [narrow]: {
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
  '@container': { [narrow]: { top: layout.header, background: color.ink } },
});

/** Their font is that of all links and buttons of the header. */
const { fontSize, lineHeight, letterSpacing } = textStyles.heading;
globalStyle(link, {
  '@container': {
    [narrow]: {
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
