/** A page's Open Graph image, drawn with Satori: the headline on the page's color, above a saffron strip. */
import { readFileSync } from 'node:fs';
import type { CSSProperties, ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { actorBackgrounds, ink, lightColors, tints } from '../lib/colors.ts';
import { logo } from '../lib/logo.ts';
import { ogImageSize, type Page } from '../lib/page.ts';

const { width, height } = ogImageSize;
/** Sizes and positions are in px. */
const MARGIN = 64;
const contentWidth = width - 2 * MARGIN;
const STRIP_HEIGHT = 104;
const HEADLINE_TOP = 148;
const HEADLINE_BOTTOM_MARGIN = 40;
const headlineHeight = height - STRIP_HEIGHT - HEADLINE_TOP - HEADLINE_BOTTOM_MARGIN;
/** The headline's font sizes to choose from, the largest first. */
const fontSizes = [150, 136, 124, 112, 102, 92, 84, 76, 68, 60, 54, 48];
/** A letter is at most about this wide, as a share of the font size. */
const LETTER_WIDTH = 0.6;

// Letters that the first font lacks are set in the next one.
const families = { heading: 'heading, heading-extended', label: 'label, heading, heading-extended' };
const loadFont = (name: string) => ({ name, data: readFileSync(`src/fonts/${name}.woff2`) });
const fonts = [loadFont('heading'), loadFont('heading-extended'), loadFont('label')];

/** Without signs that have no shape, and with the spaces and hyphens that the fonts have. */
function drawableText(text: string): string {
  const visible = text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '');
  return visible.replace(/[\u2000-\u200a\u202f]/g, ' ').replaceAll('\u2011', '-');
}

/**
 * Draws as SVG.
 *
 * @throws Error when a letter is in none of the fonts: the image would have a gap in its place
 */
function draw(content: ReactNode, size: { width: number; height?: number }): Promise<string> {
  const refuseLetters = async (_language: string, letters: string): Promise<never> => {
    throw new Error(
      `No font of the Open Graph images has ${JSON.stringify(letters)}, which a title, a category or the agency's name has: write it in Latin letters.`,
    );
  };
  return satori(content, { ...size, fonts, loadAdditionalAsset: refuseLetters } as SatoriOptions);
}

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

/**
 * The image as SVG.
 *
 * @param name the agency's
 */
export async function renderOgImage(
  page: Pick<Page, 'headline' | 'ogImageLabel' | 'tint'>,
  name: string,
): Promise<string> {
  const { tint } = page;
  const headline = drawableText(page.headline);
  const fontSize = await fitHeadline(headline);
  // Aligns the top of the letters with HEADLINE_TOP, whatever their size.
  const top = HEADLINE_TOP - fontSize / 10;
  const background = tint ? tints[tint] : actorBackgrounds.light.agentBackground;
  return draw(
    <div style={{ display: 'flex', width, height, color: ink, background }}>
      <div style={at(52, { left: MARGIN, width: contentWidth, height: 8, background: ink })} />
      <div style={at(85, { left: MARGIN, fontFamily: families.label, fontSize: 28 })}>
        {drawableText(page.ogImageLabel)}
      </div>
      <div style={at(top, { left: MARGIN, width: contentWidth, ...headlineStyle(fontSize) })}>{headline}</div>
      <BrandStrip name={drawableText(name)} />
    </div>,
    { width, height },
  );
}

/** The largest size at which the headline fits its box, and its longest word the width. */
async function fitHeadline(headline: string): Promise<number> {
  const wordLengths = headline.split(/\s+/).map((word) => word.length);
  const longestWord = Math.max(...wordLengths);
  for (const fontSize of fontSizes) {
    const wordWidth = longestWord * LETTER_WIDTH * fontSize;
    if (wordWidth > contentWidth) continue;
    const svg = await draw(<div style={headlineStyle(fontSize)}>{headline}</div>, { width: contentWidth });
    const svgHeight = Number(/height="([\d.]+)"/.exec(svg)?.[1]);
    if (svgHeight <= headlineHeight) return fontSize;
  }
  return Math.min(...fontSizes);
}

/** The saffron strip at the bottom, with the agency's logo and name. */
function BrandStrip({ name }: { name: string }) {
  const { box, dots, dotRadius, line, lineWidth } = logo;
  const logoSize = 56;
  // The logo's first dot, not its box, is at the margin.
  const logoLeft = MARGIN - (dots[0].x - dotRadius) * (logoSize / box);
  const stripStyle = { left: 0, width, height: STRIP_HEIGHT, background: actorBackgrounds.light.personBackground };
  return (
    <div style={at(height - STRIP_HEIGHT, stripStyle)}>
      <div style={at((STRIP_HEIGHT - logoSize) / 2, { left: logoLeft })}>
        <svg width={logoSize} height={logoSize} viewBox={`0 0 ${box} ${box}`}>
          <path d={line} fill="none" stroke={ink} strokeWidth={lineWidth} strokeLinejoin="round" />
          {dots.map(({ by, x, y }) => (
            <circle key={by} cx={x} cy={y} r={dotRadius} fill={by === 'agent' ? lightColors.agent : ink} />
          ))}
        </svg>
      </div>
      <div style={at(31, { left: MARGIN + 60, ...headlineStyle(38) })}>{name}</div>
    </div>
  );
}
