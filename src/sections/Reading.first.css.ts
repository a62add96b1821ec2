import { disclosure, plainLink, rules } from '../styles/look.css.ts';
import { layout as measure, onLarge, componentStyle, sectionStyle, space } from '../styles/theme.css.ts';

export const root = sectionStyle({
  paddingBlock: `${space.s} ${space.section}`,
  ...onLarge({ paddingTop: space.l }),
});

export const layout = sectionStyle({ rowGap: '1.25rem', '@media': { print: { display: 'block' } } });
export const contents = sectionStyle({
  borderTop: rules.strong,
  borderBottom: rules.hairline,
  ...onLarge({
    position: 'sticky',
    top: `calc(${measure.header} + 1.5rem)`,
    maxHeight: `calc(100dvh - ${measure.header} - 3rem)`,
    overflow: 'auto',
  }),
});
export const title = componentStyle(disclosure);
export const link = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: measure.target,
  paddingBlock: space.xs,
  borderTop: rules.hairline,
  ...plainLink,
});
export const text = sectionStyle({ ...onLarge({ gridColumn: 2 }) });
