import { globalStyle } from '@vanilla-extract/css';
import { seam } from '../data/why-us.ts';
import { grounds } from '../styles/band.css.ts';
import { placed, type Rule } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { stamp } from '../styles/stamp.ts';
import { vars } from '../styles/theme.css.ts';

const { color, layout, space } = vars;
const last = seam.steps.length - 1;

/** How many of the rows are an agent's. */
const share = '--share';
const seamAt = `calc(var(${share}, ${seam.first + 1}) / ${last + 1} * 100%)`;

/** On a phone from edge to edge. */
export const root = placed({
  minWidth: 0,
  margin: `0 calc(-1 * ${layout.gutter})`,
  padding: 0,
  border: 0,
  '@media': { [media.large]: { gridArea: '1 / 2 / 3', margin: 0 } },
});
const inset: Rule = {
  paddingInline: layout.gutter,
  '@media': { [media.large]: { paddingInline: 0 } },
};
export const legend = placed({ ...inset, paddingBottom: '.75rem' });

/** Above the seam it is an agent's, below a person's. */
export const rows = placed({
  ...grounds.person,
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
    height: seamAt,
    background: color.agentField,
    borderBottom: rules.strong,
  },
  // What a mouse may take hold of.
  '::after': {
    content: '"↕" / ""',
    position: 'absolute',
    insetInlineEnd: layout.gutter,
    top: seamAt,
    width: '2.5rem',
    translate: '0 calc(-50% - 2px)',
    background: color.text,
    color: color.personField,
    textAlign: 'center',
    cursor: 'ns-resize',
    display: 'none',
  },
  '@media': {
    ...grounds.person['@media'],
    [`(pointer: fine) and ${media.scripting}`]: { '::after': { display: 'block' } },
    [media.motion]: {
      '::before': { transition: 'height .3s ease-out' },
      '::after': { transition: 'top .3s ease-out' },
    },
  },
});

export const row = placed({
  ...textStyles.action,
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: layout.target,
  padding: `.25rem ${layout.gutter}`,
  cursor: 'pointer',
  '@media': { [media.large]: { minHeight: '3.5rem', paddingInline: space.m } },
});
export const ring = placed({
  flex: 'none',
  appearance: 'none',
  width: 20,
  height: 20,
  border: rules.head,
  borderRadius: '50%',
  ':checked': { borderWidth: 6 },
});

/** All in one place, so that the longest holds it open for the others. */
export const said = placed({ ...inset, display: 'grid', paddingTop: '.75rem' });

const on = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [section]: rule } });
on(`${said} p`, { gridArea: '1 / 1', visibility: 'hidden' });

const chosen = (index: number) => `${rows}:has(:nth-child(${index + 1}) > :checked)`;
for (const index of seam.steps.keys()) {
  on(`${chosen(index)} + ${said} p:nth-child(${index + 1})`, { visibility: 'visible' });
  if (index < last) on(chosen(index), { vars: { [share]: `${index && index + 1}` } });
}
// Refused: the seam sets out for a place that it does not reach while anyone looks, and so stays where it was. No choice
// leads to the same place: a way that has begun would not begin again.
const refused = chosen(last);
on(refused, { vars: { [share]: `${seam.first + 1.01}` } });
on(`${refused}::before`, { transition: 'height 0s 1e8s' });
on(`${refused} > :last-child::after`, {
  ...stamp(seam.stamp),
  marginInlineStart: 'auto',
  background: color.slip,
  color: color.loss,
});
on(`${refused}::after`, { display: 'none' });
