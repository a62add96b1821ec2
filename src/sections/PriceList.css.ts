import { plainLink, rules, stack, textStyles } from '../styles/look.css.ts';
import { layout, onLarge, placed, space } from '../styles/theme.css.ts';

export const list = placed({ marginTop: space.s, borderTop: rules.strong });
export const job = placed({ selectors: { '& + &': { borderTop: rules.hairline } } });
export const link = placed({
  ...textStyles.small,
  ...stack,
  alignContent: 'center',
  alignItems: 'baseline',
  columnGap: space.m,
  minHeight: layout.target,
  paddingBlock: '.5rem',
  ...plainLink,
  ...onLarge({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});
