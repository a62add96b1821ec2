import { oklch, pencils } from '../../lib/colors.ts';
import { globalStyle } from '@vanilla-extract/css';
import { placed } from '../../styles/layered.ts';
import { section } from '../../styles/layers.css.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';

/** In the grid of the hero, the headline has all columns and the paragraph the first. */
export const root = placed({
  position: 'relative',
  // Room for the button that ends the typing, and its focus ring.
  marginTop: `calc(${vars.layout.target} + 1rem)`,
  '@media': { [media.medium]: { display: 'contents' } },
});

export const headline = placed({
  gridColumn: '1 / -1',
  // Its first line fills the width, at 200 % text on a phone its longest word does.
  fontSize: 'clamp(min(3.4rem, 14.2vw), 9.5vw, 10.6rem)',
  letterSpacing: '-.04em',
  outline: 'none',
  '@media': { [media.medium]: { marginTop: `calc(${vars.layout.target} + 2rem)` } },
});

/** The hand-off: the headline's second line begins the saffron field. */
export const second = placed({
  position: 'relative',
  display: 'block',
  paddingTop: '.06em',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '0 -100vw -200vh',
    background: vars.color.personField,
  },
});

export const lead = placed({
  marginTop: vars.space.m,
  maxWidth: '29em',
});

/** Ends the typing; drawn over the hero, so that its coming and going moves nothing. */
export const skip = placed({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: '100%',
  '@media': { [media.medium]: { gridArea: '2 / 1 / auto / -1', inset: '.5rem 0 auto auto' } },
});

/** The names of the highlights: what has been typed, and the letter that is typed next. */
export const highlights = { typed: 'typed', caret: 'typing' } as const;

const waiting = `${root}[data-typing]`;
const typing = (selector: string, color: string) =>
  globalStyle(`${waiting} ${selector}`, {
    '@layer': { [section]: { '@media': { [`${media.motion} and ${media.scripting}`]: { color } } } },
  });

// While it types, the text stands penciled in and each letter is inked in its turn: the layout never moves and the
// heading stays one text. A browser without the highlight interface shows the finished text. On both fields the pencil
// has 4.5:1 in the headline and 7:1 in the paragraph.
for (const selector of ['h1', 'p'] as const) {
  const [light, dark] = pencils[selector];
  typing(selector, `light-dark(${oklch(light)}, ${oklch(dark)})`);
}
globalStyle(`::highlight(${highlights.typed})`, { color: vars.color.text });
globalStyle(`::highlight(${highlights.caret})`, { textDecoration: 'underline 3px' });
