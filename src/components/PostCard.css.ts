import { part } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The first card, and a last one without a neighbor, take the whole width: the picture beside the words. */
const wide = '&:first-child, &:last-child:nth-child(even)';

export const root = part({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  borderTop: `4px solid ${vars.color.text}`,
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.text}`, outlineOffset: 3 } },
  '@media': {
    [media.medium]: {
      selectors: {
        [wide]: { gridColumn: '1 / -1', gridTemplate: 'auto / 1.25fr 1fr', columnGap: vars.space.l },
        '&:last-child:nth-child(even)': { gridTemplateColumns: '1fr 1.25fr' },
      },
    },
  },
});
export const picture = part({
  display: 'grid',
  alignItems: 'center',
  padding: 'clamp(20px, 4vw, 40px)',
  overflow: 'clip',
  // Its words keep to their places on a narrow phone with large text.
  fontSize: 'min(.875rem, 3.6vw)',
  '@media': {
    [media.large]: { minHeight: '19rem' },
    [media.medium]: {
      fontSize: 'min(1.5rem, 1.6vw)',
      selectors: { [`${root}:last-child:nth-child(even) &`]: { order: 1 } },
    },
  },
});
export const words = part({ display: 'grid', gap: '.75rem', alignContent: 'start', paddingBlock: '.75rem' });
export const meta = part({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '.25rem 1rem' });
export const title = part({
  fontSize: 'clamp(1.625rem, 1.3rem + 1.6vw, 2.75rem)',
  '@media': {
    [media.medium]: {
      selectors: {
        [`${root}:is(:first-child, :last-child:nth-child(even)) &`]: { fontSize: 'clamp(2rem, 4.4vw, 4rem)' },
      },
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
