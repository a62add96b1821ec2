import { globalStyle } from '@vanilla-extract/css';
import { grounds } from '../styles/band.css.ts';
import { part, placed } from '../styles/layered.ts';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/theme.css.ts';

export const root = part({
  ...grounds.slip,
  border: `1px solid ${vars.color.line}`,
});
/** The strip at its head: its name left, its time right. */
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1rem',
  padding: '.75rem 1rem',
  borderBottom: '2px solid',
  fontWeight: 700,
});
export const body = part({ padding: '.25rem 1rem 1rem' });
/** A row: what, and at the end when, from where or a stamp. */
export const row = part({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '.25rem 1rem',
  flexWrap: 'wrap',
  paddingBlock: '.6rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
// The text at its end takes a line of its own before a word of it breaks.
globalStyle(`${row} > span:first-of-type`, { '@layer': { [component]: { flex: '1 1 45%' } } });
/** A person's turn: a band of saffron from edge to edge. */
export const handedOver = placed({
  margin: '0 -1rem',
  paddingInline: '1rem',
  ...grounds.person,
  fontWeight: 700,
});
