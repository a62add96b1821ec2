/** A page's preview picture: its headline on its paper, its figures, and below the seam a person's field. For Satori. */
import { readFileSync } from 'node:fs';
import type { CSSProperties, SVGProps } from 'react';
import satori from 'satori';
import { brand, day, hex } from '../lib/colors.ts';
import { mark } from '../lib/mark.ts';
import type { Drawing } from '../lib/motifs.ts';
import { groundOf, type Preview } from '../lib/preview.ts';

/** All in px. */
const width = 1200;
const margin = 64;
const inner = width - 2 * margin;
const seam = 104;
const headlineTop = 148;
const sizes = [150, 136, 124, 112, 102, 92, 84, 76, 68, 60, 54, 48];

// A letter that the first font lacks is set in the next one.
const families = { heading: 'heading, heading-extended', label: 'label, heading, heading-extended' };
const fonts = ['heading', 'heading-extended', 'label'].map((name) => ({
  name,
  data: readFileSync(`src/fonts/${name}.woff2`),
}));

/** Places a box, whose text has its baseline nine tenths of its size below `top`. */
const at = (top: number, style: CSSProperties): CSSProperties => ({
  display: 'flex',
  position: 'absolute',
  top,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  ...style,
});

const headlineStyle = (fontSize: number): CSSProperties => ({
  display: 'flex',
  fontFamily: families.heading,
  fontSize,
  lineHeight: 1,
  letterSpacing: -0.03 * fontSize,
  whiteSpace: 'normal',
  textWrap: 'balance',
});

const labelStyle = (fontSize: number): CSSProperties => ({ fontFamily: families.label, fontSize });

/** The picture as SVG, 1200 px wide. `name`: the agency's, which is on every picture. */
export async function drawPreview(preview: Preview, name: string, height: number): Promise<string> {
  const { headline, label, drawing } = preview;
  const room = height - seam - headlineTop - 40;
  // A tall picture has more room for its figures, its headline is large already.
  const forHeadline = drawing ? Math.min(room * 0.56, 330) : room;
  const size = await fitHeadline(headline, forHeadline);
  return satori(
    <div style={{ display: 'flex', width, height, color: brand.ink, background: groundOf(preview) }}>
      <div style={at(52, { left: margin, width: inner, height: 8, background: brand.ink })} />
      <div style={at(85, { left: margin, ...labelStyle(28) })}>{label}</div>
      <div style={at(headlineTop - size / 10, { left: margin, width: inner, ...headlineStyle(size) })}>{headline}</div>
      {drawing && <Figures drawing={drawing} top={headlineTop + forHeadline + 24} height={room - forHeadline} />}
      <Seam name={name} top={height - seam} />
    </div>,
    { width, height, fonts },
  );
}

/** The largest size at which the headline fits this height, and its longest word the picture's width; in px. */
async function fitHeadline(headline: string, height: number): Promise<number> {
  const words = headline.split(/\s+/).map((word, index) => <span key={index}>{word}</span>);
  const column = await satori(<div style={{ ...headlineStyle(100), flexDirection: 'column' }}>{words}</div>, {
    height: 100 * words.length,
    fonts,
  });
  const widest = (inner / sideOf(column, 'width')) * 100;
  for (const size of sizes.filter((possible) => possible <= widest)) {
    const set = await satori(<div style={headlineStyle(size)}>{headline}</div>, { width: inner, fonts });
    if (sideOf(set, 'height') <= height) return size;
  }
  return Math.min(widest, ...sizes);
}

const sideOf = (svg: string, side: 'width' | 'height') => Number(new RegExp(`${side}="([\\d.]+)"`).exec(svg)?.[1]);

/** The drawing in its room; its lines keep their width however it is stretched. */
function Figures({ drawing, top, height }: { drawing: Drawing; top: number; height: number }) {
  const { lines, solid, person, outline, line, strong, dots = [], labels } = drawing;
  // The labels of a line, each letter 0.6 em wide, and 1.2 em between them.
  const rows = Map.groupBy(labels, ({ y }) => y).values();
  const longest = Math.max(1, ...rows.map((row) => row.reduce((sum, { text }) => sum + text.length * 0.6 + 1.2, -1.2)));
  const em = Math.min(height / lines, 56, inner / longest);
  const shapes: SVGProps<SVGPathElement>[] = [
    { d: solid, fill: brand.ink },
    { d: person, fill: brand.person, stroke: brand.ink, strokeWidth: 3 },
    { d: outline, stroke: brand.ink, strokeWidth: em * 0.15 },
    { d: line, stroke: brand.ink, strokeWidth: em * 0.2 },
    { d: strong, stroke: brand.ink, strokeWidth: em * 0.5 },
    // As on the page (PostPicture.astro): a dot is a line without length, with round ends.
    ...dots.flatMap(({ x, y, by }) => {
      const round = { d: `M${x} ${y}h0`, strokeLinecap: 'round' } as const;
      const inside = { agent: brand.ink, person: brand.person, customer: brand.paper }[by];
      return [
        { ...round, stroke: brand.ink, strokeWidth: em * 1.3 },
        { ...round, stroke: inside, strokeWidth: em * 0.84 },
      ];
    }),
  ];
  // A box as wide as the picture, and a line of text higher: a drawing may leave its own.
  const side = (margin / inner) * 100;
  const box = { width, height: (lines + 2) * em };
  return (
    <div style={at(top - em, { left: 0, ...box, ...labelStyle(em) })}>
      <svg {...box} viewBox={`${-side} -1 ${100 + 2 * side} ${lines + 2}`} preserveAspectRatio="none">
        {shapes.map((shape, index) => (
          <path key={index} fill="none" vectorEffect="non-scaling-stroke" {...shape} />
        ))}
      </svg>
      {labels.map(({ x, y, text, align }, index) => {
        const left = margin + (x * inner) / 100;
        const shift = align ? -50 : 0;
        return (
          <div key={index} style={at((y + 0.1) * em, { left, transform: `translateX(${shift}%)` })}>
            {text}
          </div>
        );
      })}
    </div>
  );
}

/** Below the seam it is a person's turn: the agency's. */
function Seam({ name, top }: { name: string; top: number }) {
  const side = 56;
  const scale = side / mark.box;
  const { dots, dotRadius, line, lineWidth } = mark;
  return (
    <div style={at(top, { left: 0, width, height: seam, background: brand.person })}>
      <div style={at((seam - side) / 2, { left: margin - (dots[0].x - dotRadius) * scale })}>
        <svg width={side} height={side} viewBox={`0 0 ${mark.box} ${mark.box}`}>
          <path d={line} fill="none" stroke={brand.ink} strokeWidth={lineWidth} strokeLinejoin="round" />
          {dots.map(({ by, x, y }) => (
            <circle key={by} cx={x} cy={y} r={dotRadius} fill={by === 'agent' ? hex(...day.agent) : brand.ink} />
          ))}
        </svg>
      </div>
      <div style={at(31, { left: margin + 60, ...headlineStyle(38) })}>{name}</div>
    </div>
  );
}
