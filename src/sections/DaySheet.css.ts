import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const hours = placed({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 700,
  borderBottom: '2px solid',
});
export const jobs = placed({ position: 'relative', isolation: 'isolate' });
/** Behind all rows: the hours' lines, and the band in which people are asked for something. */
export const day = placed({ position: 'absolute', zIndex: -1, width: '100%', height: '100%', overflow: 'visible' });
export const asked = placed({ stroke: `color-mix(in oklab, ${vars.color.person} 28%, transparent)` });
export const lines = placed({ stroke: vars.color.line, vectorEffect: 'non-scaling-stroke' });
/** The whole row leads to the service. */
export const job = placed({
  position: 'relative',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: '2px solid' } },
});
export const words = placed({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 1.5rem',
});
export const link = placed({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  fontFamily: vars.font.heading,
  fontWeight: 600,
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const sum = placed({ marginTop: vars.space.m, maxWidth: '36em', color: vars.color.muted });
export const total = placed({
  fontFamily: vars.font.heading,
  fontWeight: 600,
  color: vars.color.text,
});
