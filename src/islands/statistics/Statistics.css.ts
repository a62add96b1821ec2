import { statistics } from '../../data/statistics.ts';
import { withoutBackplate } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, layout, onLarge, space, style } from '../../styles/section-layer.ts';

export const root = style({ paddingBlock: `${space.m} .5rem` });

/** On large screens, up to four figures share a row. More are in two rows. */
const MOST_COLUMNS = 4;
const rows = Math.ceil(statistics.length / MOST_COLUMNS);
const columnCount = Math.ceil(statistics.length / rows);

/** The room that the longest figure needs, because a figure is on one line. A character is at most 0.6 em wide. */
const longestFigure = Math.max(...statistics.map(({ value }) => value.length));
const figureWidth = `${(longestFigure * 0.6).toFixed(1)} * ${textStyles.title.fontSize}`;

/** As many columns as there is room for: where text is large, fewer. `share`: the width of one of the most columns. */
const columnsFor = (share: string) =>
  `repeat(auto-fill, minmax(min(100%, max(8.5rem, ${figureWidth}, ${share})), 1fr))`;
const largeColumns = columnsFor(`(100% - ${columnCount - 1} * ${space.m}) / ${columnCount}`);

export const list = style({
  display: 'grid',
  // At most two columns on phones.
  gridTemplateColumns: columnsFor('40%'),
  gap: `${space.s} ${space.m}`,
  ...onLarge({ gridTemplateColumns: largeColumns }),
});

export const label = style({ ...textStyles.small, color: color.muted });

/**
 * The final figure is invisible while a gray copy on top of it counts up, but it still reserves the space. Print shows the
 * final figure.
 */
export const figure = style({ ...textStyles.title, ...withoutBackplate, position: 'relative', whiteSpace: 'nowrap' });
export const finalFigure = style({ '@media': { screen: { opacity: 0 } } });
export const countingCopy = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  opacity: 0.35,
  '@media': { print: { display: 'none' } },
});

/** What the figures are. It opens how they are counted. */
export const details = style({ ...textStyles.small, marginTop: space.xs });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.35em',
  minHeight: layout.target,
  color: color.muted,
  cursor: 'pointer',
});
export const sources = style({
  display: 'grid',
  gap: space.xs,
  paddingBottom: space.s,
  ...onLarge({ gridTemplateColumns: largeColumns, columnGap: space.m }),
});
