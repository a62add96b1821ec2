import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = part({
  width: '100%',
  height: '8rem',
  overflow: 'visible',
  borderBlockEnd: '2px solid',
  fill: 'none',
  stroke: vars.color.agent,
  strokeWidth: 4,
});
