/**
 * Design tokens, named by role, and cascade layers. Teal marks an agent's work, saffron a person's, and an outline the
 * customer's.
 */
import { createGlobalTheme, createThemeContract, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { actorBackgrounds, darkColors, ink, lightColors } from '../lib/colors.ts';
import { media } from './media.ts';

/** lib/colors.ts explains most of the colors. */
const roles = {
  ...lightColors,
  ...actorBackgrounds.light,
  ink,
  /** The paper color of a service or article. */
  tint: '',
  /** Hairlines: the text color, mostly transparent. */
  line: '',
};
type Role = keyof typeof roles;

/** The colors, as CSS variables. Each background sets its own values, so a color fits wherever it is used. */
export const color = createThemeContract(roles);

/** The least height of what a finger presses in the header. In px, so that larger text enlarges only the words. */
export const headerTouchSize = '48px';
/** Narrower, or with larger text, the header's button takes a second row. */
export const twoRowsBelow = '19.9rem';

export const { font, layout, space } = createGlobalTheme(':root', {
  font: {
    heading: 'Familjen Grotesk, heading-arial, heading-roboto, heading-dejavu, heading-noto, sans-serif',
    body: '-apple-system, Roboto, "Segoe UI", Arial, sans-serif',
    // Menlo, not `ui-monospace`: Menlo is as wide as the site's font, and whatever else Apple takes may not be.
    label: 'Martian Mono, label-consolas, Menlo, monospace',
  },
  // 8, 16, 24, 40 and 48 px. On wider screens, the last two are 48 and 64 px.
  space: { xs: '.5rem', s: '1rem', m: '1.5rem', l: '2.5rem', section: '3rem' },
  layout: {
    content: '1280px',
    gutter: 'clamp(16px, 5.5vw, 64px)',
    /** The header's height. The last term is negative, and so has no effect, where the header has one row. */
    header: `max(3.5rem, min(2 * ${headerTouchSize} + .25rem, (${twoRowsBelow} - 100vw) * 1000))`,
    /** The least height of what a finger presses. */
    target: '3rem',
    /** The line height of small text. */
    leading: '1.35',
  },
});

/** Values for some of the colors, for a style's `vars`. */
export function colorVars(values: Partial<Record<Role, string>>): Record<string, string> {
  const entries = Object.entries(values).map(([role, value]) => [color[role as Role], value]);
  return Object.fromEntries(entries);
}

/** The colors that differ in light and dark mode. A background sets `color-scheme`, and everything on it follows. */
const schemeColors = Object.fromEntries(
  Object.entries(lightColors).map(([role, light]) => {
    const dark = darkColors[role as keyof typeof darkColors];
    return [role, `light-dark(${light}, ${dark})`];
  }),
);

/** Their color scheme is always light, so the second color is for browsers that darken the page by themselves. */
const lightBackgrounds = {
  agentBackground: `light-dark(${actorBackgrounds.light.agentBackground}, ${actorBackgrounds.autoDark.agentBackground})`,
  personBackground: `light-dark(${actorBackgrounds.light.personBackground}, ${actorBackgrounds.autoDark.personBackground})`,
};

/** System colors for backgrounds and text in forced-colors mode. Drawings keep teal and saffron. */
const forcedColors = {
  background: 'Canvas',
  agentBackground: 'Canvas',
  personBackground: 'Canvas',
  text: 'CanvasText',
  muted: 'CanvasText',
};

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: colorVars({
    ...schemeColors,
    ...lightBackgrounds,
    ink,
    line: `color-mix(in oklab, ${color.text} 24%, transparent)`,
  }),
  '@media': {
    [media.medium]: { vars: { [space.l]: '3rem', [space.section]: '4rem' } },
    [media.large]: { vars: { [layout.header]: '4.5rem', [layout.leading]: '1.5' } },
    [media.dark]: { vars: colorVars(actorBackgrounds.dark) },
    [media.forcedColors]: { vars: colorVars(forcedColors) },
  },
});

/** A style's rules, to spread into a style. */
export type Rule = NonNullable<StyleRule['@layer']>[string];

/**
 * The cascade layers, weakest first: base styles, components, and sections, which may override their components.
 * layouts/Base.astro declares this order. component-layer.ts and section-layer.ts have `style` and `globalStyle` for
 * theirs.
 */
export const [reset, component, section] = ['reset', 'component', 'section'] as const;

/** vanilla-extract's functions for one layer. */
export const inLayer = (layer: string) => ({
  style: (rule: Rule) => style({ '@layer': { [layer]: rule } }),
  globalStyle: (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layer]: rule } }),
});

/** Styles for large screens. */
export const onLarge = (rule: Rule) => ({ '@media': { [media.large]: rule } });
