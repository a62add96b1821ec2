import { disclosure, plainLink, rules, unfolded } from '../styles/look.css.ts';
import { globalStyle, layout as measure, onLarge, space, style } from '../styles/section-layer.ts';

export const root = style({ paddingBlock: `${space.s} ${space.section}`, ...onLarge({ paddingTop: space.l }) });

/** On large screens, the table of contents is left of the text: always open, and in sight while the text scrolls. */
export const contents = style({
  borderTop: rules.strong,
  borderBottom: rules.hairline,
  ...onLarge({ position: 'sticky', top: `calc(${measure.header} + 1.5rem)` }),
});
export const summary = style({ ...disclosure, ...unfolded.summary });
export const title = style(unfolded.title);
globalStyle(`${contents}::details-content`, unfolded.content);
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: measure.target,
  paddingBlock: space.xs,
  borderTop: rules.hairline,
});
globalStyle(`${contents} a`, plainLink);
