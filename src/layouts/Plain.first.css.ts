import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ colorScheme: 'light dark' });

export const body = style({
  maxWidth: '36rem',
  margin: '0 auto',
  padding: '15vh 1.25rem 2rem',
  font: '1.125rem/1.5 system-ui, sans-serif',
  overflowWrap: 'anywhere',
});

export const title = style({ fontSize: 'clamp(min(2.5rem, 14vw), 12vw, 4.5rem)', lineHeight: 1.1 });

export const link = style({ display: 'inline-block', padding: '.75rem 0' });

/** A browser's own blue is too dark on its own dark ground. */
globalStyle(`${body} a`, { color: 'inherit' });
