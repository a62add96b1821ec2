/** `style()` within a cascade layer: bands may adjust the small parts that they place, never the other way round. */
import { style, type StyleRule } from '@vanilla-extract/css';
import { component, section } from './layers.css.ts';

export type Rule = NonNullable<StyleRule['@layer']>[string];

/** A style of a small part. */
export const part = (rule: Rule) => style({ '@layer': { [component]: rule } });

/** A style of a band of a page. */
export const placed = (rule: Rule) => style({ '@layer': { [section]: rule } });
