import { stack } from '../styles/mixins.css.ts';
import { textStyles } from '../styles/text-styles.css.ts';
import { layout, onLarge, space, style } from '../styles/section-layer.ts';

export const root = style({ paddingTop: `calc(${layout.header} + ${space.s})` });
export const eyebrow = style({ alignItems: 'center', marginBottom: space.xs });
export const title = style(textStyles.display);
/** A legal page's. On phones, its letters are closer: "Terms & Conditions" takes one line, in fallback fonts too. */
export const legalTitle = style({ '@media': { '(width < 48em)': { letterSpacing: '-.043em' } } });
const stacked = style(stack);
/** On large screens, the paragraph is beside the larger headline. */
const titleAndIntro = { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' };
export const intro = style({ alignSelf: 'end' });
export const layouts = { stacked, besideTitle: [stacked, style(onLarge(titleAndIntro))] };
