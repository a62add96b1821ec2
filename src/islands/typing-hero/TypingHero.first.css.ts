import { pencils } from '../../lib/colors.ts';
import { globalStyle } from '@vanilla-extract/css';
import { media, rules, textStyles } from '../../styles/look.css.ts';
import { color, inPlace, layout, onLarge, placed, space } from '../../styles/theme.css.ts';

/** In the grid of the hero, the headline has all columns and the paragraph the first. */
export const root = placed({ display: 'contents' });

export const headline = placed({
  ...textStyles.poster,
  gridColumn: '1 / -1',
  // The stems of its letters stand on the column's edge.
  margin: `${space.s} 0 0 -.05em`,
  outline: 'none',
  ...onLarge({ marginTop: space.m }),
});

/** The hand-off: the headline's second line begins the saffron field, below the first one's letters. */
export const second = placed({
  position: 'relative',
  display: 'block',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '.12em -100vw -200vh',
    background: color.personField,
  },
  '@media': { [media.forcedColors]: { '::before': { borderTop: rules.head } } },
});

export const lead = placed({
  ...textStyles.lead,
  marginTop: '.75rem',
  ...onLarge({ gridColumn: '1 / -1', marginTop: space.m }),
});

/** Ends the typing; over the hero's lower edge, so that its coming and going moves nothing. */
export const skip = placed({
  ...textStyles.small,
  position: 'absolute',
  insetInlineEnd: layout.gutter,
  bottom: 0,
});

export const highlights = { typed: 'typed', caret: 'typing' } as const;

// While it types, the text stands penciled in and each letter is inked in its turn: the layout never moves and the
// heading stays one text. A browser without the highlight interface shows the finished text. On both fields the pencil
// has 4.5:1 in the headline and 7:1 in the paragraph; the fields are lighter by day.
for (const selector of ['h1', 'p'] as const) {
  const [light, dark] = pencils[selector];
  inPlace(`[data-typing] ${selector}`, { '@media': { screen: { color: light }, [media.dark]: { color: dark } } });
}
globalStyle(`::highlight(${highlights.typed})`, { color: color.text });
globalStyle(`::highlight(${highlights.caret})`, { textDecoration: 'underline 3px' });
