import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import {
  lightColors,
  actorBackgrounds,
  ink,
  darkColors,
  untypedColors,
  tintDarkening,
  tintDimming,
  tints,
} from '../../src/lib/colors.ts';

/** CSS's `color-mix(in oklab, one share, other)`, in the 8 bits a channel that a screen shows. */
function mixed(one: string, share: number, other: string): string {
  const color = Color.mix(other, one, share, { space: 'oklab', outputSpace: 'srgb' });
  return color.toString({ format: 'hex', collapse: false });
}

/** "12%" is 0.12. */
const share = (percent: string) => Number.parseFloat(percent) / 100;

// axe cannot decide this in the browser if text lies on a drawn background.
test('every text has its contrast on the backgrounds that it stands on (WCAG 1.4.6)', () => {
  const problems: string[] = [];
  const need = (least: number, scheme: string, texts: Record<string, string>, backgrounds: Record<string, string>) => {
    for (const [text, color] of Object.entries(texts))
      for (const [background, below] of Object.entries(backgrounds)) {
        const found = Color.contrastWCAG21(color, below);
        if (found < least)
          problems.push(`${scheme}: ${text} on ${background} has ${found.toFixed(2)}:1, needs ${least}:1`);
      }
  };
  const schemes = [
    { scheme: 'light', colors: lightColors },
    { scheme: 'dark', colors: darkColors },
  ] as const;
  for (const [index, { scheme, colors }] of schemes.entries()) {
    const { text, muted, agentText, personText, loss, background, card, agentMessage } = colors;
    const { agentBackground, personBackground } = actorBackgrounds[scheme];
    const dimmed = (paper: string) => mixed(ink, share(tintDimming), paper);
    const papers = Object.fromEntries(
      Object.entries(tints).map(([name, paper]) => [name, scheme === 'dark' ? dimmed(paper) : paper]),
    );
    need(7, scheme, { text }, { background, card });
    need(7, scheme, { ink }, { agentBackground, personBackground, ...papers });
    // The lines of an article's chart (WCAG 1.4.11). A person's dot has an outline of ink.
    need(3, scheme, { 'light agentText': lightColors.agentText }, papers);
    need(7, scheme, { muted, agentText, personText, loss }, { background, card });
    need(7, scheme, { agentText }, { agentMessage });
    need(4.5, scheme, { 'untyped h1': untypedColors.h1[index]! }, { agentBackground, personBackground });
    need(7, scheme, { 'untyped p': untypedColors.p[index]! }, { agentBackground, personBackground });
  }
  const { text, muted, agentText, personText } = darkColors;
  need(7, 'on ink', { text, muted, agentText, personText }, { ink });
  const darkened = Object.entries(tints).map(([name, paper]) => [name, mixed(ink, share(tintDarkening), paper)]);
  need(7, 'auto dark', { text }, { ...actorBackgrounds.autoDark, ...Object.fromEntries(darkened) });
  expect(problems).toEqual([]);
});
