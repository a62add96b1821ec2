import { expect, test } from 'vitest';
import { day, fields, ink, night, pencils, stocks } from '../../src/lib/colors.ts';

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((place) => Number.parseInt(color.slice(place, place + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// axe cannot decide this in the browser if text lies on a drawn background.
test('every text has its contrast on the grounds that it stands on (WCAG 1.4.6)', () => {
  const problems: string[] = [];
  const need = (least: number, scheme: string, texts: Record<string, string>, grounds: Record<string, string>) => {
    for (const [text, color] of Object.entries(texts))
      for (const [ground, below] of Object.entries(grounds)) {
        const found = contrast(color, below);
        if (found < least) problems.push(`${scheme}: ${text} on ${ground} has ${found.toFixed(2)}:1, needs ${least}:1`);
      }
  };
  for (const [place, [scheme, colors]] of Object.entries({ day, night }).entries()) {
    const { text, muted, agentText, personText, loss, ground, slip, agentTint } = colors;
    const { agentField, personField } = fields[scheme as keyof typeof fields];
    const papers = Object.entries(stocks).map(([name, shades]) => [name, shades[place]!] as const);
    need(7, scheme, { text }, { ground, slip, ...Object.fromEntries(papers) });
    need(7, scheme, { ink }, { agentField, personField });
    need(7, scheme, { muted, agentText, personText, loss }, { ground, slip });
    need(7, scheme, { agentText }, { agentTint });
    need(4.5, scheme, { 'pencils.h1': pencils.h1[place]! }, { agentField, personField });
    need(7, scheme, { 'pencils.p': pencils.p[place]! }, { agentField, personField });
  }
  const { text, muted, agentText, personText } = night;
  need(7, 'on ink', { text, muted, agentText, personText }, { ink });
  expect(problems).toEqual([]);
});
