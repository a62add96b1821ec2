import { borders, disclosureSummary } from '../styles/mixins.css.ts';
import { textStyles } from '../styles/text-styles.css.ts';
import { globalStyle, onLarge, space, style } from '../styles/component-layer.ts';

export const list = style({ borderTop: borders.thick, borderBottom: borders.hairline });
// It goes on in a second list, which large screens show beside the first.
globalStyle(`${list} + ${list}`, { borderTop: 0, ...onLarge({ borderTop: borders.thick }) });
export const item = style({ selectors: { '& + &': { borderTop: borders.hairline } } });

export const title = style(disclosureSummary);
export const text = style({
  ...textStyles.small,
  display: 'grid',
  gap: space.xs,
  maxWidth: '38em',
  paddingBottom: space.s,
  // A link to the text scrolls to the title above it.
  scrollMarginTop: '4rem',
});
globalStyle(`${text} ul`, { paddingInlineStart: '1.25rem', listStyle: 'square' });
