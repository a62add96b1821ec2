import { seam } from '../../data/why-us.ts';
import { media, rules } from '../../styles/look.css.ts';
import { color, globalStyle, layout, onLarge, type Rule, space, style } from '../../styles/section.ts';

const last = seam.steps.length - 1;

/** The number of rows that are the agent's. */
const share = '--share';

/** Full width on phones. */
export const root = style({
  minWidth: 0,
  margin: `0 calc(-1 * ${layout.gutter})`,
  padding: 0,
  border: 0,
  ...onLarge({ gridArea: '1 / 2 / 3', margin: 0 }),
});
const inset: Rule = { paddingInline: layout.gutter, ...onLarge({ paddingInline: 0 }) };
export const legend = style({ ...inset, paddingBottom: '.75rem' });

/** Rows above the seam are the agent's, on teal. Rows below it are a person's, on saffron. */
export const rows = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridAutoRows: '1fr',
  userSelect: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 auto',
    height: `calc(var(${share}, ${seam.first + 1}) / ${last + 1} * 100%)`,
    background: color.agentField,
    borderBottom: rules.strong,
  },
  '@media': { [media.motion]: { '::before': { transition: 'height .3s' } } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: layout.target,
  paddingInline: layout.gutter,
  cursor: 'pointer',
  ...onLarge({ minHeight: '3.5rem', paddingInline: space.m }),
});
export const ring = style({
  flex: 'none',
  appearance: 'none',
  width: 20,
  height: 20,
  border: rules.head,
  borderRadius: '50%',
  ':checked': { borderWidth: 6 },
});

/** All verdicts share one grid cell, so that the longest one sets its height. */
export const said = style({ ...inset, display: 'grid', paddingTop: '.75rem' });

globalStyle(`${said} b`, { gridArea: '1 / 1', visibility: 'hidden' });

const chosen = (index: number) => `${rows}:has(:nth-child(${index + 1}) > :checked)`;
for (const index of seam.steps.keys()) {
  globalStyle(`${chosen(index)} + ${said} b:nth-child(${index + 1})`, { visibility: 'visible' });
  // The last step is refused: the seam stops above it.
  globalStyle(chosen(index), { vars: { [share]: `${index && Math.min(index + 1, last)}` } });
}
const refused = chosen(last);
globalStyle(`${rows} > span`, {
  position: 'absolute',
  insetInlineEnd: layout.gutter,
  bottom: '.5rem',
  visibility: 'hidden',
});
globalStyle(`${refused} > span`, { visibility: 'visible' });
globalStyle(`${rows} > span > *`, { background: color.slip, color: color.loss });

export const reason = style({ paddingBlock: '.75rem', borderTop: rules.hairline });
