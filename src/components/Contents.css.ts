import { part } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const root = part({
  paddingTop: vars.space.s,
  borderTop: `4px solid ${vars.color.text}`,
  fontFamily: vars.font.label,
  fontSize: vars.size.small,
  lineHeight: 1.3,
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
export const title = part({ font: 'inherit', fontWeight: 700, letterSpacing: 0 });
export const link = part({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  paddingBlock: '.5rem',
  borderBottom: `1px solid ${vars.color.line}`,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
