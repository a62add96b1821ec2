/**
 * `style()` and `globalStyle()` within a cascade layer: bands may adjust the small parts that they place, never the other
 * way round. The order of the layers is in layouts/Base.astro.
 */
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

export type Rule = NonNullable<StyleRule['@layer']>[string];

/** Weakest first: document defaults, then small parts, then the bands that place them. */
export const [reset, component, section] = ['reset', 'component', 'section'] as const;

export const part = (rule: Rule) => style({ '@layer': { [component]: rule } });
export const inPart = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [component]: rule } });

export const placed = (rule: Rule) => style({ '@layer': { [section]: rule } });
export const inPlace = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [section]: rule } });
