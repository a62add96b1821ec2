import { keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { borders, stack } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { style as sectionStyle, globalStyle as globalSectionStyle } from '../../styles/section-layer.ts';
import { color, type Rule, space, style } from '../../styles/component-layer.ts';

/** The delay between two cards' fades. From the sixth card on, all have the same delay. */
const DELAY_MS = 100;
const FADE_MS = 600;
const DELAYED_CARDS = 6;

const fade = keyframes({ from: { opacity: 0 } });

export const cards = sectionStyle({
  ...stack,
  gap: `${space.m} ${space.l}`,
  paddingBlock: `${space.m} ${space.section}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The first card, and a last one that is alone in its row, have the full width: picture beside text. */
const wide = ':is(:first-child, :last-child:nth-child(even))';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  borderTop: borders.thick,
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${color.text}`, outlineOffset: 3 } },
  '@media': {
    [media.motion]: { animation: `${fade} ${FADE_MS}ms both` },
    [media.medium]: {
      selectors: {
        [`&${wide}`]: { gridColumn: '1 / -1', gridTemplate: 'auto / 1.25fr 1fr', columnGap: space.m },
      },
    },
  },
});
for (let index = 1; index < DELAYED_CARDS; index += 1) {
  globalSectionStyle(`${card}:nth-child(n + ${index + 1})`, { animationDelay: `${index * DELAY_MS}ms` });
}
globalSectionStyle(`${card} a:focus-visible`, { outline: 'none' });

export const chart = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'center',
  // In px at the sides: larger text must not make a picture narrower, because its labels are as large as it is wide.
  padding: `${space.m} 16px`,
  overflow: 'clip',
  '@media': { [media.medium]: { minHeight: '16.5rem', padding: space.m } },
});
export const cardText = style({ ...stack, gap: space.xs, alignContent: 'start', paddingBlock: '.75rem' });
/** An `h2`, which is as small as an `h3` in most cards. */
const fontSizes = ({ fontSize, lineHeight, letterSpacing }: Rule): Rule => ({ fontSize, lineHeight, letterSpacing });
export const title = style({
  ...fontSizes(textStyles.subheading),
  '@media': { [media.medium]: { selectors: { [`${card}${wide} &`]: fontSizes(textStyles.heading) } } },
});
