import { grounds } from '../styles/band.css.ts';
import { part, placed } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';

export const root = part({ ...textStyles.small, ...grounds.slip, border: rules.hairline, paddingInline: '.75rem' });
/** The strip at its head: its name left, its time right. */
export const head = part({
  ...textStyles.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1rem',
  paddingBlock: '.5rem .375rem',
  borderBottom: rules.head,
});
/** A row: what, and at the end when, from where or a stamp. */
export const row = part({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '.25rem .75rem',
  minHeight: '2.5rem',
  paddingBlock: '.375rem',
  // At 200 % a word may be wider than a phone's row.
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: rules.hairline } },
});
/** A person's turn: a band of saffron from edge to edge. */
export const handedOver = placed({
  ...grounds.person,
  marginInline: '-.75rem',
  paddingInline: '.75rem',
  fontWeight: 700,
});
