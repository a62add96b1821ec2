import { borders, disclosureSummary, openOnLarge, underlineOnHover } from '../styles/mixins.css.ts';
import { globalStyle, layout, onLarge, space, style } from '../styles/section-layer.ts';

export const root = style({ paddingBlock: `${space.s} ${space.section}`, ...onLarge({ paddingTop: space.l }) });

/** On large screens, the table of contents is left of the text: always open, and in sight while the text scrolls. */
export const contents = style({
  borderTop: borders.thick,
  borderBottom: borders.hairline,
  ...onLarge({ position: 'sticky', top: `calc(${layout.header} + 1.5rem)` }),
});
export const summary = style({ ...disclosureSummary, ...openOnLarge.summary });
export const title = style(openOnLarge.title);
globalStyle(`${contents}::details-content`, openOnLarge.content);
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.target,
  paddingBlock: space.xs,
  borderTop: borders.hairline,
});
globalStyle(`${contents} a`, underlineOnHover);
