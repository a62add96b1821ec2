/**
 * What every style is written in: design tokens, named by role, and cascade layers. Teal is an agent's work, saffron a
 * person's, an outline the customer's.
 */
import { createGlobalTheme, createGlobalThemeContract, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { day, fields, ink, night } from '../lib/colors.ts';
import { media } from './media.ts';

/** Papers differ from page to page; a line is the text's color, thinned. */
const roles = { ...day, ...fields.day, ink, stock: '', line: '' };

/**
 * What the colors mean, lib/colors.ts says; each fits the ground that it is used on, since grounds give values of their own.
 * Short names, such as `--agent-field`: every page contains them.
 */
export const color = createGlobalThemeContract(roles, (_value, [role = '']) =>
  role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

export const { font, layout, space } = createGlobalTheme(':root', {
  font: {
    heading: 'Familjen Grotesk, heading-arial, heading-roboto, sans-serif',
    body: '-apple-system, Roboto, "Segoe UI", Arial, sans-serif',
    label: 'Martian Mono, ui-monospace, monospace',
  },
  // 8, 16, 24, 40 and 56 px; the last two are 48 and 64 where there is room.
  space: { xs: '.5rem', s: '1rem', m: '1.5rem', l: '2.5rem', section: '3.5rem' },
  layout: {
    content: '1280px',
    gutter: 'clamp(16px, 5.5vw, 64px)',
    header: '3.5rem',
    target: '3rem',
  },
});

/** Values for some of the colors, as a style's `vars` wants them. */
export const colors = (values: Partial<Record<keyof typeof roles, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [color[role as keyof typeof roles], value]));

/** Each ink by day and by night: a ground sets `color-scheme`, and all that stands on it follows. */
const schemes = Object.fromEntries(
  Object.entries(day).map(([role, value]) => [role, `light-dark(${value}, ${night[role as keyof typeof day]})`]),
);

/** The visitor's own colors for grounds and text; teal and saffron stay in what is drawn. */
const canvas = { ground: 'Canvas', agentField: 'Canvas', personField: 'Canvas' };
const forced = { ...canvas, text: 'CanvasText', muted: 'CanvasText' };

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: colors({
    ...schemes,
    ...fields.day,
    ink,
    line: `color-mix(in oklab, ${color.text} 24%, transparent)`,
  }),
  '@media': {
    [media.medium]: { vars: { [space.l]: '3rem', [space.section]: '4rem' } },
    [media.large]: { vars: { [layout.header]: '4.5rem' } },
    [media.dark]: { vars: colors(fields.night) },
    [media.forcedColors]: { vars: colors(forced) },
    // Paper keeps the day's colors; browsers print no grounds unless they are asked to.
    print: { colorScheme: 'light', vars: { [layout.header]: '0rem', [space.section]: '1.5rem' } },
  },
});

export type Rule = NonNullable<StyleRule['@layer']>[string];

/**
 * Weakest first: document defaults, then small parts, then the bands that place them, and may adjust them. The order of the
 * layers is in layouts/Base.astro.
 */
export const [reset, component, section] = ['reset', 'component', 'section'] as const;

export const part = (rule: Rule) => style({ '@layer': { [component]: rule } });
export const inPart = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [component]: rule } });

export const placed = (rule: Rule) => style({ '@layer': { [section]: rule } });
export const inPlace = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [section]: rule } });

/** What a rule adds where there is room. */
export const onLarge = (rule: Rule) => ({ '@media': { [media.large]: rule } });
