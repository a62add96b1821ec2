import { media, plainLink, rules, stack, textStyles, wrap } from '../../styles/look.css.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../../styles/section.ts';

/** With large text, the sheets are in one column. */
const large = '(width < 18rem)';

export const sheets = style({ containerType: 'inline-size', paddingBottom: space.section });
export const intro = style({ marginBottom: space.s });

/** On phones, all services by name and price, once opened. Large screens show several sheets side by side. */
export const index = style({ marginTop: space.xs, borderBlock: rules.hairline, ...onLarge({ display: 'none' }) });
globalStyle(`${index} details > div`, { gap: 0, paddingBottom: 0 });
export const name = style({
  ...plainLink,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.s}`,
  alignItems: 'baseline',
  paddingBlock: '.75rem',
  borderTop: rules.hairline,
});

/** A row that scrolls, with the next sheet in sight; on large screens, a grid. The sheets' contents align. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(94%, 23rem)',
  columnGap: '.75rem',
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
  paddingBottom: space.s,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: layout.gutter,
  scrollbarWidth: 'thin',
  '@media': {
    [media.large]: {
      grid: 'none / repeat(6, minmax(0, 1fr))',
      gap: `0 ${space.m}`,
      paddingBottom: 0,
      overflow: 'visible',
    },
    print: { display: 'block', overflow: 'visible' },
  },
  '@container': { [large]: { display: 'block', overflow: 'visible' } },
});
export const sheet = style({
  ...stack,
  // Where sheets scroll, the document's field makes all of them equally high.
  gridTemplateRows: 'auto 1fr',
  scrollSnapAlign: 'start',
  padding: space.s,
  paddingBottom: space.xs,
  border: rules.hairline,
  borderTop: `8px solid ${color.stock}`,
  background: color.slip,
  '@media': {
    [media.large]: {
      gridRow: 'span 5',
      gridColumn: 'span 2',
      gridTemplateRows: 'subgrid',
      marginBottom: space.m,
      // Fills the last rows: four sheets are two by two, and of five, the last two share a row.
      selectors: {
        '&:nth-child(3n + 1):is(:nth-last-child(4), :nth-last-child(2), :last-child)': { gridColumn: 'span 3' },
        '&:nth-child(3n + 2):is(:nth-last-child(3), :last-child), &:nth-child(3n):nth-last-child(2)': {
          gridColumn: 'span 3',
        },
      },
    },
    print: { display: 'block', marginBottom: space.m, breakInside: 'avoid' },
  },
  '@container': { [large]: { display: 'block', marginBottom: space.m } },
});
/** Teal down to the document's row at which a person takes over, saffron from there on. */
export const field = style({
  ...stack,
  alignItems: 'center',
  isolation: 'isolate',
  overflow: 'clip',
  margin: `.75rem calc(-1 * ${space.s}) 0`,
  padding: `.75rem ${space.s}`,
});
globalStyle(`${field} [data-by=person]::before`, {
  content: '',
  position: 'absolute',
  zIndex: -1,
  inset: '0 -100vw -100vh',
  background: color.personField,
  '@media': { [media.forcedColors]: { borderTop: rules.head } },
});

/** The first figure is larger, on its own line. The others share a line with their labels. */
export const figure = style({
  ...wrap,
  gap: `0 ${space.s}`,
  alignItems: 'baseline',
  paddingBlock: '.375rem',
  borderBottom: rules.hairline,
});
export const value = style({
  ...textStyles.action,
  flex: '0 0 4.5rem',
  selectors: {
    [`${figure}:first-child > &`]: { flexBasis: '100%', fontSize: 'min(2.42rem, 11.617vw)', lineHeight: 1.188 },
  },
});
export const counted = style({ ...textStyles.small, flex: '1 1 6rem' });
/** At the bottom of their row, so that they align when the figures above have more lines. */
export const points = style({ alignSelf: 'end', marginTop: space.xs });
export const point = style({ padding: '2px 0 2px .82em', textIndent: '-.82em' });
