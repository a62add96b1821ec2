import { disclosure, plainLink, rules } from '../styles/look.css.ts';
import { globalStyle, layout as measure, onLarge, space, style } from '../styles/section.ts';

export const root = style({
  paddingBlock: `${space.s} ${space.section}`,
  ...onLarge({ paddingTop: space.l }),
});

export const layout = style({ rowGap: '1.25rem', '@media': { print: { display: 'block' } } });
export const contents = style({
  borderTop: rules.strong,
  borderBottom: rules.hairline,
  ...onLarge({
    position: 'sticky',
    top: `calc(${measure.header} + 1.5rem)`,
    maxHeight: `calc(100dvh - ${measure.header} - 3rem)`,
    overflow: 'auto',
  }),
});
export const title = style(disclosure);
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: measure.target,
  paddingBlock: space.xs,
  borderTop: rules.hairline,
});
globalStyle(`${contents} a`, plainLink);
export const text = style({ ...onLarge({ gridColumn: 2 }) });
