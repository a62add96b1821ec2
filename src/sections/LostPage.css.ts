import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const actions = placed({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: vars.space.s });
export const services = placed({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: '0 1.25rem',
});
export const service = placed({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 600,
  color: vars.color.personText,
});
