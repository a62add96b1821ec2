/** The scale of text: nine styles, named by role. */
import { styleVariants } from '@vanilla-extract/css';
import { component, font, layout, type Rule } from './component-layer.ts';

// The heading font is drawn 3.3 % larger than its size (font.css.ts), so a size, a line height or a space in `em` is not
// as round as it would be otherwise: a line height of 1.033 is as high as the letters' own size.
const headingFont = { fontFamily: font.heading, fontWeight: 700, wordSpacing: '.062em', textWrap: 'balance' } as const;

/**
 * To extend a text style, spread it: `{ ...textStyles.small, color }`.
 *
 * When a visitor enlarges text to 200 %, headlines grow about as much (WCAG 1.4.4), even where their size follows the
 * screen's width. A term such as `3.69rem - 30px` does that: it is 29 px at the usual text size and 88 px at 200 %. On
 * narrow screens, a share of the width is the limit: words of eleven letters still fit.
 */
export const textStyles = {
  /** The headline of the home page and of the blog's listing. */
  display: {
    ...headingFont,
    fontSize: 'clamp(min(9.961rem - 110px, 14.134vw + .625rem - 10px), 9.1vw, 7.26rem)',
    lineHeight: 0.9814,
    letterSpacing: '-.0413em',
  },
  /** Large figures. Also the default of `h1`, at a size of its own (`pageTitleSize`), because it is words. */
  title: {
    ...headingFont,
    fontSize: 'clamp(min(2.42rem, 11.617vw), 1.839rem + 2.614vw, 4.356rem)',
    lineHeight: 1.033,
    letterSpacing: '-.0362em',
  },
  /** The default of `h2`: a section's headline. */
  heading: {
    ...headingFont,
    fontSize: 'clamp(min(3.69rem - 30px, 16vw), 1.162rem + 2.807vw, 3.63rem)',
    lineHeight: 1.0847,
    letterSpacing: '-.031em',
  },
  /** The default of `h3`: a heading within a section. */
  subheading: {
    ...headingFont,
    fontSize: 'clamp(1.271rem, 1.162rem + .387vw, 1.573rem)',
    lineHeight: 1.24,
    letterSpacing: '-.0155em',
  },
  /** The paragraph below a headline. */
  intro: { fontSize: 'clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)', lineHeight: 1.45, maxWidth: '34em' },
  /** All other text. */
  body: { fontSize: 'clamp(1.0625rem, 1.4vw, 1.125rem)', lineHeight: 1.5 },
  /** Notes, bullets, captions. */
  small: { fontSize: 'clamp(1rem, 1.33vw, 1.0625rem)', lineHeight: layout.leading },
  /** Times, weeks, a document's name: two or three words in the monospaced font, never a sentence. */
  label: { fontFamily: font.label, fontSize: '.8125rem', lineHeight: 1.4 },
  /** Buttons, and titles of the same size: questions, names of rows. */
  button: { ...headingFont, fontSize: 'clamp(1.029rem, 1.355vw, 1.089rem)', lineHeight: 1.24 },
} satisfies Record<string, Rule>;

/** The size of an `h1`. */
export const pageTitleSize = 'clamp(min(5.67rem - 52px, 11.6vw), min(1.839rem + 2.614vw, 16.6vw), 4.356rem)';

/** As classes: the styles that no element has by default, and that more than one kind of page uses. */
const { subheading, intro, small, label, button } = textStyles;
export const text = styleVariants({ subheading, intro, small, label, button }, (rule: Rule) => ({
  '@layer': { [component]: rule },
}));
