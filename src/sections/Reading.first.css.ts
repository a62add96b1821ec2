import { disclosure, plainLink, rules } from '../styles/look.css.ts';
import { layout as measure, onLarge, part, placed, space } from '../styles/theme.css.ts';

export const root = placed({
  paddingBlock: `${space.s} ${space.section}`,
  ...onLarge({ paddingTop: space.l }),
});

export const layout = placed({ rowGap: '1.25rem', '@media': { print: { display: 'block' } } });
export const contents = placed({
  borderTop: rules.strong,
  borderBottom: rules.hairline,
  ...onLarge({
    position: 'sticky',
    top: `calc(${measure.header} + 1.5rem)`,
    maxHeight: `calc(100dvh - ${measure.header} - 3rem)`,
    overflow: 'auto',
  }),
});
export const title = part(disclosure);
export const link = placed({
  display: 'flex',
  alignItems: 'center',
  minHeight: measure.target,
  paddingBlock: space.xs,
  borderTop: rules.hairline,
  ...plainLink,
});
export const text = placed({ ...onLarge({ gridColumn: 2 }) });
