/** Headlines and columns that several sections share. */
import { borders, underlineOnHover, wrap } from '../styles/mixins.css.ts';
import { textStyles } from '../styles/text-styles.css.ts';
import { twoColumns } from '../styles/utilities.css.ts';
import { globalStyle, onLarge, space, style } from '../styles/section-layer.ts';

/** A section's headline. On large screens, it is smaller. */
export const sectionTitle = style({ ...onLarge({ fontSize: '2.178rem', lineHeight: 1.136 }) });
globalStyle(`${twoColumns} > h2`, onLarge({ fontSize: textStyles.title.fontSize, lineHeight: 1.033 }));

/** Small text; on large screens, as large as other text. */
export const compactText = style({ ...textStyles.small, ...onLarge(textStyles.body) });

/** Names with a text each, between lines; on large screens, side by side. */
export const dividedRows = style({ borderTop: borders.thick });
globalStyle(`${dividedRows} > *`, {
  paddingBlock: space.xs,
  ...onLarge({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space.m,
    alignItems: 'baseline',
    paddingBlock: space.s,
  }),
});
globalStyle(`${dividedRows} > * + *`, { borderTop: borders.hairline });

/** A link whose target is the whole box around it. */
export const stretchedLink = style({ ...underlineOnHover, '::after': { content: '', position: 'absolute', inset: 0 } });

/** The legend of the steps' signs. */
export const actorLegend = style({ ...wrap, gap: '.25rem 1.25rem', marginBlock: `.75rem ${space.s}` });

/** A text with a button below it, in the last of three columns, which is as wide as the button's longest word at least. */
export const callToAction = style({ display: 'grid', gap: space.s, justifyItems: 'start' });
globalStyle(
  `${twoColumns}:has(> ${callToAction})`,
  onLarge({ gridTemplateColumns: `minmax(0, 1fr) minmax(min-content, calc((100% - 2 * ${space.m}) / 3))` }),
);
