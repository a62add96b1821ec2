import { plainLink, rules, textStyles } from '../styles/look.css.ts';
import { layout, onLarge, placed, space } from '../styles/theme.css.ts';

export const jobs = placed({ marginTop: space.s, borderTop: rules.strong });
export const job = placed({ selectors: { '& + &': { borderTop: rules.hairline } } });
/** On phones, the title has its own line above the two times. */
export const link = placed({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'min(8.5rem, 45%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${space.xs}`,
  minHeight: layout.target,
  paddingBlock: '.5rem',
  ...plainLink,
  ...onLarge({ gridTemplateColumns: '2fr 1fr 1fr' }),
});
export const title = placed({ gridColumn: '1 / -1', ...onLarge({ gridColumn: 'auto' }) });
