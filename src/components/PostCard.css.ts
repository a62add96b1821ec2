import { part } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The first card, and a last one without a neighbor, take the whole width: the picture beside the words. */
const wide = '&:first-child, &:last-child:nth-child(even)';

export const root = part({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  borderTop: rules.strong,
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.text}`, outlineOffset: 3 } },
  '@media': {
    [media.medium]: {
      selectors: {
        [wide]: { gridColumn: '1 / -1', gridTemplate: 'auto / 1.25fr 1fr', columnGap: vars.space.m },
        '&:last-child:nth-child(even)': { gridTemplateColumns: '1fr 1.25fr' },
      },
    },
  },
});
export const picture = part({
  display: 'grid',
  alignItems: 'center',
  padding: `${vars.space.m} ${vars.space.s}`,
  overflow: 'clip',
  // Its words keep to their places on a narrow phone with large text.
  fontSize: 'min(.8125rem, 3.6vw)',
  '@media': {
    [media.medium]: {
      minHeight: '16rem',
      padding: vars.space.m,
      fontSize: 'min(1.25rem, 1.5vw)',
      selectors: { [`${root}:last-child:nth-child(even) &`]: { order: 1 } },
    },
  },
});
export const words = part({ display: 'grid', gap: vars.space.xs, alignContent: 'start', paddingBlock: '.75rem' });
export const title = part({
  ...textStyles.heading,
  '@media': {
    [media.medium]: {
      selectors: { [`${root}:is(:first-child, :last-child:nth-child(even)) &`]: textStyles.section },
    },
  },
});
/** The whole card is the link's target. */
export const link = part({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textDecorationThickness: 2 },
  ':focus-visible': { outline: 'none' },
});
