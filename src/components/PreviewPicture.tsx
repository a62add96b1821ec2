/** A page's preview picture, drawn with Satori: the headline on the page's color, above a saffron strip. */
import { readFileSync } from 'node:fs';
import type { CSSProperties } from 'react';
import satori from 'satori';
import { lightColors, actorBackgrounds, ink, tints } from '../lib/colors.ts';
import { logo } from '../lib/logo.ts';
import { previewSize, type Page } from '../lib/page.ts';

const { width, height } = previewSize;
const margin = 64;
const inner = width - 2 * margin;
const STRIP_HEIGHT = 104;
const headlineTop = 148;
const room = height - STRIP_HEIGHT - headlineTop - 40;
const sizes = [150, 136, 124, 112, 102, 92, 84, 76, 68, 60, 54, 48];

// Letters that the first font lacks are set in the next one.
const families = { heading: 'heading, heading-extended', label: 'label, heading, heading-extended' };
const load = (name: string) => ({ name, data: readFileSync(`src/fonts/${name}.woff2`) });
const fonts = [load('heading'), load('heading-extended'), load('label')];

/** Positions a box. The baseline of its text is 0.9 of the font size below `top`. */
const at = (top: number, style: CSSProperties): CSSProperties => ({
  display: 'flex',
  position: 'absolute',
  top,
  lineHeight: 1,
  ...style,
});

const headlineStyle = (fontSize: number): CSSProperties => ({
  display: 'flex',
  fontFamily: families.heading,
  fontSize,
  lineHeight: 1,
  letterSpacing: -0.03 * fontSize,
  textWrap: 'balance',
});

export async function renderPreview(
  page: Pick<Page, 'headline' | 'previewLabel' | 'tint'>,
  name: string,
): Promise<string> {
  const { headline, previewLabel, tint } = page;
  const size = await fitHeadline(headline);
  const background = tint ? tints[tint] : actorBackgrounds.light.agentBackground;
  return satori(
    <div style={{ display: 'flex', width, height, color: ink, background }}>
      <div style={at(52, { left: margin, width: inner, height: 8, background: ink })} />
      <div style={at(85, { left: margin, fontFamily: families.label, fontSize: 28 })}>{previewLabel}</div>
      <div style={at(headlineTop - size / 10, { left: margin, width: inner, ...headlineStyle(size) })}>{headline}</div>
      <BrandStrip name={name} />
    </div>,
    { width, height, fonts },
  );
}

/** The largest size at which the headline fits its box, and its longest word the width (0.6 em a letter). */
async function fitHeadline(headline: string): Promise<number> {
  const longest = Math.max(...headline.split(/\s+/).map((word) => word.length));
  for (const size of sizes.filter((possible) => possible * 0.6 * longest <= inner)) {
    const set = await satori(<div style={headlineStyle(size)}>{headline}</div>, { width: inner, fonts });
    if (Number(/height="([\d.]+)"/.exec(set)?.[1]) <= room) return size;
  }
  return Math.min(...sizes);
}

/** The saffron strip at the bottom, with the agency's logo and name. */
function BrandStrip({ name }: { name: string }) {
  const side = 56;
  const scale = side / logo.box;
  const { dots, dotRadius, line, lineWidth } = logo;
  return (
    <div
      style={at(height - STRIP_HEIGHT, {
        left: 0,
        width,
        height: STRIP_HEIGHT,
        background: actorBackgrounds.light.personBackground,
      })}
    >
      <div style={at((STRIP_HEIGHT - side) / 2, { left: margin - (dots[0].x - dotRadius) * scale })}>
        <svg width={side} height={side} viewBox={`0 0 ${logo.box} ${logo.box}`}>
          <path d={line} fill="none" stroke={ink} strokeWidth={lineWidth} strokeLinejoin="round" />
          {dots.map(({ by, x, y }) => (
            <circle key={by} cx={x} cy={y} r={dotRadius} fill={by === 'agent' ? lightColors.agent : ink} />
          ))}
        </svg>
      </div>
      <div style={at(31, { left: margin + 60, ...headlineStyle(38) })}>{name}</div>
    </div>
  );
}
