import { part } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const root = part({
  paddingBlock: vars.space.s,
  borderBlock: `1px dashed ${vars.color.line}`,
  '@media': {
    [media.large]: {
      position: 'sticky',
      top: `calc(${vars.layout.header} + 1.5rem)`,
      maxHeight: `calc(100dvh - ${vars.layout.header} - 3rem)`,
      overflow: 'auto',
    },
    print: { display: 'none' },
  },
});
export const title = part({ fontSize: '1.125rem' });
export const link = part({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  paddingBlock: '.5rem',
  lineHeight: 1.3,
  color: vars.color.muted,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
});
