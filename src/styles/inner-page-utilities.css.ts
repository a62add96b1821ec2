/** Classes that several kinds of page share, but not the home page. In a file of their own, so that its HTML lacks them. */
import { layout, space, style } from './component-layer.ts';
import { wrap } from './mixins.css.ts';

/** For a section below one with the same background: no top padding, because the one above has bottom padding. */
export const sectionPaddingBottom = style({ paddingBottom: space.section });

/** A line of short facts about a text: its category, its author, its date. */
export const metaLine = style({ ...wrap, columnGap: space.s });

/** A sentence of a title. Lines break between sentences first. */
export const sentence = style({ display: 'inline-block', maxWidth: '100%' });

/** A link outside of a sentence, large enough for a finger. */
export const touchTarget = style({ display: 'inline-flex', alignItems: 'center', minHeight: layout.target });
