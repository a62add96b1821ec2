import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const root = placed({ paddingBottom: 0 });

export const layout = {
  plain: placed({ display: 'grid', gap: vars.space.m, paddingTop: vars.space.xs, borderTop: '4px solid' }),
  poster: placed({
    display: 'grid',
    gap: vars.space.m,
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 2.2fr) minmax(0, 1fr)',
        columnGap: vars.space.xl,
        alignItems: 'start',
      },
    },
  }),
};

/** The way back at the left, the date at the right. */
export const above = placed({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `.25rem ${vars.space.m}`,
  marginBottom: vars.space.s,
});
export const title = {
  plain: placed({ fontSize: 'clamp(min(2.75rem, 14vw), 1.5rem + 5vw, 7rem)' }),
  poster: placed({ fontSize: 'clamp(min(4.5rem, 22vw), 14vw, 15rem)', lineHeight: 0.9 }),
};
