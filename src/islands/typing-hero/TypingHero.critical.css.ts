import { untypedColors } from '../../lib/colors.ts';
import { globalStyle as unlayeredStyle } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { borders } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../../styles/section-layer.ts';

/** Has no box: the headline and the paragraph are items of the hero's grid. */
export const root = style({ display: 'contents' });

export const headline = style({
  ...textStyles.display,
  gridColumn: '1 / -1',
  // Aligns the stems of the letters with the column's edge.
  margin: `${space.s} 0 0 -.052em`,
  outline: 'none',
  ...onLarge({ marginTop: space.m }),
});

/** The hand-off: the saffron background begins at the headline's second line, below the letters of the first. */
export const secondLine = style({
  position: 'relative',
  display: 'block',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '.124em -100vw -200vh',
    background: color.personBackground,
  },
  '@media': { [media.forcedColors]: { '::before': { borderTop: borders.medium } } },
});

export const intro = style({
  ...textStyles.intro,
  marginTop: space.s,
  ...onLarge({ gridColumn: '1 / -1', marginTop: space.m }),
});

/** The button that ends the typing. It has a fixed place at the hero's lower edge, so that nothing moves. */
export const skip = style({
  ...textStyles.small,
  position: 'absolute',
  insetInlineStart: `calc(${layout.gutter} + 1.375rem)`,
  bottom: 0,
  ...onLarge({ insetInlineStart: layout.gutter }),
});

export const highlights = { typed: 'typed', caret: 'typing' } as const;

// While it types, all text is visible in a weaker color, and a highlight gives typed letters the text color. So the
// layout never moves, and the heading stays one text. Browsers without the CSS Custom Highlight API show the finished
// text. colors.ts says which contrast the weaker colors have.
for (const selector of ['h1', 'p'] as const) {
  const [light, dark] = untypedColors[selector];
  globalStyle(`[data-typing] ${selector}`, { '@media': { screen: { color: light }, [media.dark]: { color: dark } } });
}
unlayeredStyle(`::highlight(${highlights.typed})`, { color: color.ink });
unlayeredStyle(`::highlight(${highlights.caret})`, { textDecoration: 'underline 3px' });
