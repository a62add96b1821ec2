import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

/** A panel on the dark band; without script it gives way to the mail link beside it. */
export const root = placed({
  display: 'grid',
  gap: space.m,
  padding: space.m,
  border: `1px solid ${color.line}`,
  background: color.slip,
  colorScheme: 'dark',
  '@media': { [media.noScripting]: { display: 'none' } },
});

export const label = placed({ display: 'grid', gap: '.375rem', fontWeight: 600 });

export const field = placed({
  width: '100%',
  minHeight: '3rem',
  padding: '.6rem .875rem',
  border: `1px solid ${color.muted}`,
  background: color.ink,
  fontWeight: 400,
  resize: 'vertical',
});

export const button = placed({ justifySelf: 'start', minHeight: '3.25rem' });

export const note = placed({ fontSize: vars.size.small, color: color.muted });

export const mailInstead = placed({ marginTop: space.s });
