/** Design tokens, named by role. Colors are OKLCH; lengths are rem or fluid. */
import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { oklch } from '../lib/colors.ts';
import { media } from './media.ts';

/** Short custom property names, because every page's inline style contains them. */
export const vars = createGlobalThemeContract({
  color: {
    /** The dark band that opens every page; also statistics, the last call to action and the footer. */
    ink: 'ink',
    inkRaised: 'ink-raised',
    inkLine: 'ink-line',
    /** Reading surfaces, and the ground below cards. */
    paper: 'paper',
    paperSunk: 'paper-sunk',
    /** A card on paper. */
    card: 'card',
    paperLine: 'paper-line',
    text: 'text',
    muted: 'muted',
    onInk: 'on-ink',
    mutedOnInk: 'muted-on-ink',
    /** The one accent: primary action, last node, second headline line. */
    accent: 'accent',
    /** Text on the accent. */
    onAccent: 'on-accent',
    /** Links and accents on paper. */
    accentDeep: 'accent-deep',
    /** Nodes and success. */
    node: 'node',
    /** Nodes on paper, dark enough to be seen. */
    nodeDeep: 'node-deep',
    critical: 'critical',
    criticalOnInk: 'critical-on-ink',
  },
  font: { heading: 'font-heading', body: 'font-body', label: 'font-label' },
  size: { small: 'size-s', body: 'size-b', lead: 'size-l', h3: 'size-h3', h2: 'size-h2', h1: 'size-h1' },
  space: { xs: 'space-xs', s: 'space-s', m: 'space-m', l: 'space-l', xl: 'space-xl', section: 'space-section' },
  layout: { content: 'w-content', prose: 'w-prose', gutter: 'gutter', header: 'h-header', target: 'target' },
  radius: { panel: 'r-panel', small: 'r-small', full: 'r-full' },
});

createGlobalTheme(':root', vars, {
  color: {
    ink: oklch('ink'),
    inkRaised: oklch('inkRaised'),
    inkLine: oklch('inkLine'),
    paper: 'oklch(.985 .006 85)',
    paperSunk: 'oklch(.955 .012 85)',
    card: 'oklch(1 0 0)',
    paperLine: 'oklch(.89 .012 85)',
    text: 'oklch(.26 .03 255)',
    muted: 'oklch(.43 .03 255)',
    onInk: oklch('onInk'),
    mutedOnInk: oklch('mutedOnInk'),
    accent: oklch('accent'),
    onAccent: oklch('ink'),
    accentDeep: 'oklch(.45 .115 60)',
    node: oklch('node'),
    nodeDeep: 'oklch(.5 .09 190)',
    critical: 'oklch(.5 .19 27)',
    criticalOnInk: 'oklch(.78 .13 25)',
  },
  font: {
    heading: 'Familjen Grotesk, heading-arial, heading-roboto, heading-dejavu, system-ui, sans-serif',
    body: 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif',
    label: 'ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, monospace',
  },
  size: {
    small: '.875rem',
    body: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + .4vw, 1.3125rem)',
    h3: 'clamp(1.25rem, 1.19rem + .3vw, 1.4375rem)',
    h2: 'clamp(1.875rem, 1.55rem + 1.6vw, 3rem)',
    h1: 'clamp(min(2.25rem, 17vw), 1.55rem + 3.4vw, 4.5rem)',
  },
  space: {
    xs: '.5rem',
    s: '1rem',
    m: '1.5rem',
    l: 'clamp(2rem, 1.6rem + 1.6vw, 3rem)',
    xl: 'clamp(2.75rem, 2rem + 3vw, 4.5rem)',
    section: 'clamp(4rem, 2.8rem + 5.5vw, 7.5rem)',
  },
  layout: { content: '70rem', prose: '68ch', gutter: 'min(1.25rem, 5.5vw)', header: '4.25rem', target: '2.75rem' },
  radius: { panel: '1.125rem', small: '.625rem', full: '62.5rem' },
});

/** Dark mode turns the reading surfaces into raised ink; the ink bands stay as they are. */
globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    [media.dark]: {
      vars: {
        [vars.color.paper]: oklch('inkRaised'),
        [vars.color.paperSunk]: 'oklch(.21 .027 255)',
        [vars.color.card]: 'oklch(.27 .032 255)',
        [vars.color.paperLine]: oklch('inkLine'),
        [vars.color.text]: 'oklch(.95 .008 85)',
        [vars.color.muted]: 'oklch(.8 .02 255)',
        [vars.color.accentDeep]: 'oklch(.84 .13 78)',
        [vars.color.nodeDeep]: oklch('node'),
        [vars.color.critical]: 'oklch(.8 .12 25)',
      },
    },
    // Paper prints no grounds: all text is dark on white.
    print: {
      vars: {
        [vars.color.ink]: 'white',
        [vars.color.inkRaised]: 'white',
        [vars.color.paper]: 'white',
        [vars.color.paperSunk]: 'white',
        [vars.color.card]: 'white',
        [vars.color.onInk]: 'black',
        [vars.color.mutedOnInk]: 'oklch(.35 0 0)',
        [vars.color.text]: 'black',
        [vars.color.muted]: 'oklch(.35 0 0)',
        [vars.color.accentDeep]: 'black',
        [vars.color.accent]: 'black',
        [vars.layout.header]: '0rem',
        [vars.space.section]: '1.5rem',
        [vars.space.xl]: '1rem',
      },
    },
  },
});
