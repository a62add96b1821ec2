import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const node = '1.125rem';

export const list = placed({
  display: 'grid',
  '@media': {
    [media.large]: { gridTemplateColumns: 'repeat(3, 1fr)', borderTop: `2px solid ${vars.color.line}` },
  },
});

/** A step on the line, as on a run sheet; down the page on a phone, across it on a desktop. */
export const step = placed({
  position: 'relative',
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
  padding: `0 0 ${vars.space.l} 2.5rem`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${node} / 2 - 1px)`,
    insetBlock: '.5rem -.5rem',
    borderInlineStart: `2px solid ${vars.color.line}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.25rem',
    border: `calc(${node} / 2) solid ${vars.color.agent}`,
  },
  selectors: {
    '&:last-child::before': { display: 'none' },
    '&:last-child::after': { borderColor: vars.color.person },
  },
  '@media': {
    [media.large]: {
      padding: `${vars.space.l} ${vars.space.l} 0 0`,
      '::before': { display: 'none' },
      '::after': { top: `calc(${node} / -2 - 1px)` },
    },
  },
});

export const exits = placed({ display: 'grid', gap: vars.space.s, marginTop: vars.space.l });
export const exitsTitle = placed({ fontFamily: vars.font.heading, fontWeight: 600, fontSize: vars.size.h3 });
export const exitList = placed({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.large]: { gridTemplateColumns: '1fr 1fr' } },
});
export const exit = placed({ display: 'grid', gap: '.375rem', alignContent: 'start' });
export const exitText = placed({ margin: 0 });
