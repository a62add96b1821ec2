import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** Where two stand side by side, what they hold begins on the same lines. */
const rows = (span: number) => ({
  display: 'grid',
  alignContent: 'start',
  gridRow: `span ${span}`,
  gridTemplateRows: 'subgrid',
});
const root = { ...rows(6), rowGap: vars.space.s, paddingTop: '.5rem' };

/** Below a rule: the problem's in ink, the solution's in the agent's color. */
export const panel = {
  problem: part({ ...root, borderTop: '4px solid' }),
  solution: part({ ...root, borderTop: `4px solid ${vars.color.agent}` }),
};

export const points = part({ ...rows(3), rowGap: 0, marginTop: '.25rem' });
export const point = part({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '1rem',
  paddingBlock: '.75rem',
  borderTop: `1px solid ${vars.color.line}`,
  lineHeight: 1.45,
});
/** A minus, a plus. */
export const sign = {
  problem: part({ marginTop: '.125rem', color: vars.color.loss }),
  solution: part({ marginTop: '.125rem', color: vars.color.agentText }),
};
