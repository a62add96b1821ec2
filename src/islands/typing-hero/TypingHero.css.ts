import { oklch, pencil } from '../../lib/colors.ts';
import { globalStyle } from '@vanilla-extract/css';
import { placed } from '../../styles/layered.ts';
import { section } from '../../styles/layers.css.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = placed({ position: 'relative' });

export const headline = placed({
  // At 200 % text its longest word still fits a phone.
  fontSize: 'clamp(min(2.5rem, 18vw), .9rem + 7vw, 7rem)',
  lineHeight: 0.98,
  letterSpacing: '-.03em',
  outline: 'none',
});

export const second = placed({ display: 'block' });

export const lead = placed({
  marginTop: vars.space.m,
  maxWidth: '36em',
  fontSize: vars.size.lead,
  lineHeight: 1.5,
  color: vars.color.muted,
});

/** Ends the typing; drawn over the hero, so that its coming and going moves nothing. */
export const skip = placed({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: '100%',
  minHeight: vars.layout.target,
  padding: '0 .25rem',
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.size.small,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  cursor: 'pointer',
});

/** The names of the highlights: what has been typed of each text, and the cell that is typed next. */
export const highlights = { texts: ['typed-1', 'typed-2', 'typed-3'], caret: 'typing' } as const;

const inked = [vars.color.text, vars.color.text, vars.color.muted];
const waiting = `${root}[data-typing]`;

// While it types, the text stands pencilled in and each letter is inked in its turn: the layout never moves and the
// heading stays one text. A browser without the highlight interface shows the finished text.
globalStyle(`${waiting} :is(h1, h1 span, p)`, {
  '@layer': {
    [section]: {
      '@media': { [`${media.motion} and ${media.scripting}`]: { color: oklch(pencil) } },
    },
  },
});
highlights.texts.forEach((name, index) => {
  globalStyle(`::highlight(${name})`, { color: inked[index]! });
});
globalStyle(`::highlight(${highlights.caret})`, {
  color: vars.color.person,
  textDecoration: `underline 3px ${vars.color.person}`,
});
