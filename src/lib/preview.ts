/** The pictures that represent a page on other sites: where they are, how large, and what they show. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brand, hex, stocks, stockShades } from './colors.ts';
import type { Page } from './page.ts';

/** What a page's pictures show: its own picture instead of all else; without a paper, an agent's field. */
export type Preview = Pick<Page, 'headline' | 'label' | 'stock' | 'drawing' | 'picture'>;

export interface Picture {
  /** From the root, with the slash. */
  file: string;
  /** The file and a digest of what it shows, so that other sites fetch it again when that changes. */
  href: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Open Graph's size. */
const card = { width: 1200, height: 630 };

/** The three ratios that Google asks for with articles, 1200 px wide for large previews. */
const ratios = { '16x9': 675, '4x3': 900, '1x1': 1200 } as const;

const preview = ({ headline, label, stock, drawing, picture }: Page): Preview => ({
  headline,
  label,
  stock,
  drawing,
  picture,
});

/** The color of its paper. */
export const groundOf = ({ stock }: Pick<Preview, 'stock'>): string =>
  stock ? hex(...stockShades.day, stocks[stock]) : brand.agent;

/** A page's Open Graph picture: /og/blog.png for /blog, /og/index.png for home, a .jpg for a picture of its own. */
export function cardPicture(page: Page): Picture {
  return pictureOf(page, `/og${page.path === '/' ? '/index' : page.path}`, card);
}

/** An article's pictures in three ratios, widest first; other pages have none. */
export function articlePictures(page: Page): Picture[] {
  if (page.kind !== 'article') return [];
  return Object.entries(ratios).map(([ratio, height]) =>
    pictureOf(page, `/og${page.path}/${ratio}`, { width: 1200, height }),
  );
}

function pictureOf(page: Page, name: string, size: { width: number; height: number }): Picture {
  const file = `${name}.${page.picture ? 'jpg' : 'png'}`;
  return { file, href: `${file}?${mark(preview(page))}`, ...size };
}

/** Eight hexadecimal digits that change when the picture's content does. */
function mark(shown: Preview): string {
  const hash = createHash('sha256').update(JSON.stringify(shown));
  if (shown.picture) hash.update(readFileSync(shown.picture.file));
  return hash.digest('hex').slice(0, 8);
}
