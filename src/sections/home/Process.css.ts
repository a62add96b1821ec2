import { rules, wrap } from '../../styles/look.css.ts';
import { color, onLarge, space, style } from '../../styles/section.ts';

/** Each step has its weeks. On large screens, the steps' weeks are on top of each other and form one bar. */
export const steps = style(onLarge({ position: 'relative', marginTop: space.l, paddingTop: '4rem' }));
export const step = style({
  ...wrap,
  justifyContent: 'space-between',
  alignContent: 'start',
  gap: '.375rem 1rem',
  paddingBlock: '.75rem 1rem',
  borderTop: rules.hairline,
  selectors: { '&:first-child': { borderTop: rules.strong } },
  ...onLarge({ selectors: { '&&': { border: 0 } } }),
});
export const plan = style({
  width: '100%',
  height: 20,
  marginBlock: 2,
  overflow: 'visible',
  ...onLarge({ position: 'absolute', insetInlineStart: 0, top: 0, height: 40, margin: 0 }),
});
const drawn = { vectorEffect: 'non-scaling-stroke' } as const;
export const agent = style({ fill: color.agent });
export const person = style({ ...drawn, fill: color.person, stroke: color.text, strokeWidth: 1.5 });
/** Building is neither the agent's nor the client's work, so it is gray. */
export const building = style({ ...drawn, fill: color.line, stroke: color.text, strokeWidth: 2 });
export const weeks = style({ ...drawn, stroke: color.text });
export const flag = style({ ...drawn, fill: color.text, stroke: color.text, strokeWidth: 3 });

export const words = style({ flex: '0 0 100%' });
export const exit = style({
  ...wrap,
  gap: '0 .75rem',
  alignItems: 'baseline',
  marginTop: '.375rem',
  paddingTop: '.625rem',
  borderTop: rules.head,
});
export const terms = style({ flex: '1 1 12rem' });
