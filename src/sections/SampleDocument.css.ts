import { backgroundStyles, borders, cardTitle, stampStyle, wrap } from '../styles/mixins.css.ts';
import { textStyles } from '../styles/text-styles.css.ts';
import { style as sectionStyle } from '../styles/section-layer.ts';
import { color, space, style } from '../styles/component-layer.ts';

export const root = style({
  ...textStyles.small,
  ...backgroundStyles.card,
  padding: '.5rem .75rem 0',
  border: borders.hairline,
});
export const title = style(cardTitle);
/** A row: its text, and at the end a note or a stamp. */
export const row = style({
  position: 'relative',
  ...wrap,
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '.25rem .75rem',
  minHeight: '2.5rem',
  paddingBlock: '.375rem',
  // When a visitor enlarges text to 200 %, a word may be wider than a phone's row.
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: borders.hairline } },
});

export const bar = style({ width: '100%', height: 14, marginBlock: '.625rem .375rem', overflow: 'visible' });
export const reached = style({ stroke: color.agent });
export const before = style({ stroke: color.muted });
export const threshold = style({ stroke: color.text, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' });
/** A bar with its value at the end. */
export const comparison = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2.6em',
  gap: space.xs,
  alignItems: 'center',
  ':first-of-type': { paddingTop: '.625rem' },
});

export const mergedRecord = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.xs,
  borderBottom: borders.hairline,
});
/** The bracket that joins the names to one record. */
export const spellings = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    inset: '.5rem -.75rem .5rem auto',
    width: '.5rem',
    border: `${borders.thick} ${color.agent}`,
    borderInlineStart: 0,
  },
});

const bubble = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '90%',
  minHeight: 0,
  marginBlock: space.xs,
  padding: '.375rem .625rem',
};
export const message = sectionStyle({ ...bubble, border: borders.hairline });
export const reply = sectionStyle({ ...bubble, marginInlineStart: 'auto', border: 0, background: color.agentMessage });
/** The text moves to its own line before one of its words breaks. */
export const rowText = style({ flex: '1 1 6rem' });

// On a slow connection, a stamp can be painted before its text. Until the text loads, it is hidden.
const stampRoot = style({ ...stampStyle, display: 'inline-block', ':empty': { display: 'none' } });

/** What an agent or a person did. Not for teal or saffron backgrounds. */
export const actorText = {
  agent: style({ color: color.agentText, fontWeight: 700 }),
  person: style({ color: color.personText, fontWeight: 700 }),
};
export const stamp = { agent: `${stampRoot} ${actorText.agent}`, person: `${stampRoot} ${actorText.person}` };
