/** The pictures that represent a page on other sites: where they are, how large, and what they show. */
import { createHash } from 'node:crypto';
import type { Stock } from './colors.ts';
import type { Drawing } from './motifs.ts';
import type { Page } from './page.ts';

/** What a page's pictures show. */
export interface Preview {
  headline: string;
  label: string;
  /** The page's own paper; without one, an agent's field. */
  stock?: Stock | undefined;
  drawing?: Drawing | undefined;
}

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

export const preview = ({ headline, label, stock, drawing }: Page): Preview => ({ headline, label, stock, drawing });

/** A page's Open Graph picture: /og/blog.png for /blog, /og/index.png for home. */
export function cardPicture(page: Page): Picture {
  return picture(page, `/og${page.path === '/' ? '/index' : page.path}.png`, card);
}

/** An article's pictures in three ratios, widest first; other pages have none. */
export function articlePictures(page: Page): Picture[] {
  if (page.kind !== 'article') return [];
  return Object.entries(ratios).map(([ratio, height]) =>
    picture(page, `/og${page.path}/${ratio}.png`, { width: 1200, height }),
  );
}

function picture(page: Page, file: string, size: { width: number; height: number }): Picture {
  return { file, href: `${file}?${mark(preview(page))}`, ...size };
}

/** Eight hexadecimal digits that change when the picture's content does. */
function mark(shown: Preview): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8);
}
