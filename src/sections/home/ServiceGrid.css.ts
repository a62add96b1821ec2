import { agentSign } from '../../components/actor-sign.critical.css.ts';
import { media } from '../../styles/media.ts';
import { backgroundStyles, borders, hiddenUntilParsed, stack, wrap } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../../styles/section-layer.ts';

/** Its width in rem says how many cards share a row. Text that a visitor enlarges makes it narrower. */
export const root = style({ containerType: 'inline-size', paddingBottom: space.section });

/** Phones: rows from edge to edge, which a visitor opens. Large screens: cards with aligned contents. */
export const list = style({
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  marginTop: space.s,
  // The script that closes the rows on phones comes after the list.
  selectors: { '&:not(:has(~ p))': hiddenUntilParsed },
  ...onLarge({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: space.m,
    paddingInline: layout.gutter,
    marginTop: space.m,
  }),
});

/** The parts of cards in one row of the grid: head, document, figures, points, link. */
const cardRows = { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid', rowGap: 0 } as const;
export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.background}` } },
  '@media': {
    [media.large]: {
      ...cardRows,
      gridColumn: 'span 2',
      border: borders.hairline,
      selectors: {
        '& + &': { borderTop: borders.hairline },
        // Fills the last rows: four cards are two by two, and of five, the last two share a row.
        '&:nth-child(3n + 1):is(:nth-last-child(4), :nth-last-child(2), :last-child)': { gridColumn: 'span 3' },
        '&:nth-child(3n + 2):is(:nth-last-child(3), :last-child), &:nth-child(3n):nth-last-child(2)': {
          gridColumn: 'span 3',
        },
      },
      // Two cards in a row. `&&` outweighs the rules above.
      '@container': { '(width < 45rem)': { selectors: { '&&&&': { gridColumn: 'span 3' } } } },
    },
    print: { breakInside: 'avoid' },
    [media.forcedColors]: { selectors: { '& + &': { borderTop: borders.hairline } } },
  },
});
export const card = style(onLarge({ display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid' }));

/** Name, first figure and its caption, in the service's color. */
export const header = style({
  position: 'relative',
  display: 'block',
  padding: `.75rem calc(${layout.gutter} + 2rem) .75rem ${layout.gutter}`,
  cursor: 'pointer',
  // The ring is inside, because rows touch one another.
  outlineOffset: -6,
  ...onLarge({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: `${space.s} ${space.s} 0`,
    cursor: 'auto',
  }),
});
// What can be opened has a plus or a minus.
globalStyle(`summary${header}::after`, {
  ...textStyles.heading,
  content: '"+" / ""',
  position: 'absolute',
  insetInlineEnd: layout.gutter,
  top: '50%',
  translate: '0 -50%',
  ...onLarge({ display: 'none' }),
});
globalStyle(`[open] > summary${header}::after`, { content: '"–" / ""' });
export const mainFigure = style({
  ...textStyles.small,
  ...wrap,
  alignItems: 'baseline',
  gap: '0 .5rem',
  ...onLarge({ display: 'block' }),
});
export const value = style({
  ...textStyles.heading,
  whiteSpace: 'nowrap',
  ...onLarge({ ...textStyles.title, display: 'block' }),
});
globalStyle(`${header} > h3`, { ...textStyles.button, ...onLarge(textStyles.subheading) });

export const body = style({
  ...stack,
  gap: space.s,
  padding: `${space.s} ${layout.gutter} ${space.m}`,
  ...onLarge({ display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0, padding: 0 }),
});
globalStyle(`${body} > :not(a)`, onLarge({ paddingInline: space.s, paddingBottom: space.s }));
/** Paper on the edge of the color. */
export const document = style({
  ...stack,
  ...onLarge({
    position: 'relative',
    isolation: 'isolate',
    paddingTop: space.s,
    '::before': { content: '', position: 'absolute', zIndex: -1, inset: '0 0 auto', height: '3.5rem' },
  }),
});
// Its own rule, because a pseudo-element cannot contain the media query of the color's dark version.
globalStyle(`${document}::before`, backgroundStyles.tint);
export const otherFigures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: `${space.xs} ${space.m}`,
});
globalStyle(`${otherFigures} dt`, textStyles.subheading);
globalStyle(`${otherFigures} dd`, textStyles.small);
globalStyle(`${otherFigures} > *`, { paddingTop: '.25rem', borderTop: borders.medium });
export const points = style(textStyles.small);
globalStyle(`${points} > li`, { padding: '2px 0 2px .82em', textIndent: '-.82em' });
globalStyle(`${points} > li::before`, { ...agentSign, textIndent: 0 });

export const more = style({ justifySelf: 'start', ...onLarge({ margin: `0 ${space.s} ${space.s}` }) });

export const start = style({ ...wrap, alignItems: 'center', gap: `.5rem ${space.m}`, marginTop: space.m });
