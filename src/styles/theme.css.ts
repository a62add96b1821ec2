/**
 * Design tokens, named by role, and cascade layers. Teal marks an agent's work, saffron a person's, and an outline the
 * customer's.
 */
import { createGlobalTheme, createGlobalThemeContract, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { lightColors, actorBackgrounds, ink, darkColors } from '../lib/colors.ts';
import { media } from './media.ts';

/** `tint` differs from page to page. `line` is the text color, mostly transparent. */
const roles = { ...lightColors, ...actorBackgrounds.light, ink, tint: '', line: '' };

/**
 * lib/colors.ts explains the colors. Each background sets its own values, so a color fits wherever it is used. Names
 * are short, such as `--agent-background`, because every page contains them.
 */
export const color = createGlobalThemeContract(roles, (_value, [role = '']) =>
  role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

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
    header: '3.5rem',
    target: '3rem',
    /** The line height of small text. */
    leading: '1.35',
  },
});

/** Values for some of the colors, for a style's `vars`. */
export const colorVars = (values: Partial<Record<keyof typeof roles, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [color[role as keyof typeof roles], value]));

/** Each color in light and dark mode. A background sets `color-scheme`, and everything on it follows. */
const schemes = Object.fromEntries(
  Object.entries(lightColors).map(([role, value]) => [
    role,
    `light-dark(${value}, ${darkColors[role as keyof typeof lightColors]})`,
  ]),
);

/** Where these are used, the color scheme is light, unless a browser darkens the page by itself. */
const lightFields = {
  agentBackground: `light-dark(${actorBackgrounds.light.agentBackground}, ${actorBackgrounds.autoDark.agentBackground})`,
  personBackground: `light-dark(${actorBackgrounds.light.personBackground}, ${actorBackgrounds.autoDark.personBackground})`,
};

/** System colors for backgrounds and text in forced-colors mode. Drawings keep teal and saffron. */
const canvas = { background: 'Canvas', agentBackground: 'Canvas', personBackground: 'Canvas' };
const forced = { ...canvas, text: 'CanvasText', muted: 'CanvasText' };

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: colorVars({
    ...schemes,
    ...lightFields,
    ink,
    line: `color-mix(in oklab, ${color.text} 24%, transparent)`,
  }),
  '@media': {
    [media.medium]: { vars: { [space.l]: '3rem', [space.section]: '4rem' } },
    [media.large]: { vars: { [layout.header]: '4.5rem', [layout.leading]: '1.5' } },
    [media.dark]: { vars: colorVars(actorBackgrounds.dark) },
    [media.forcedColors]: { vars: colorVars(forced) },
  },
});

export type Rule = NonNullable<StyleRule['@layer']>[string];

/**
 * The cascade layers, weakest first: base styles, components, and sections, which may override their components.
 * layouts/Base.astro declares this order. component.ts and section.ts have `style` and `globalStyle` for theirs.
 */
export const [reset, component, section] = ['reset', 'component', 'section'] as const;

/** vanilla-extract's functions for one layer. */
export const inLayer = (layer: string) => ({
  style: (rule: Rule) => style({ '@layer': { [layer]: rule } }),
  globalStyle: (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layer]: rule } }),
});

/** Styles for large screens. */
export const onLarge = (rule: Rule) => ({ '@media': { [media.large]: rule } });
