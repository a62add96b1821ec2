/** The site's icons, all made of the one mark. */
import sharp from 'sharp';
import { brand } from './colors.ts';
import { drawMark, mark } from './mark.ts';

/** For browser tabs: no tile, and its own color on a dark tab. */
export const tabIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.box} ${mark.box}" color="${brand.ink}">` +
  `<style>@media (prefers-color-scheme:dark){svg{color:${brand.onInk}}}</style>` +
  `${drawMark('currentColor', { agent: brand.tabAgent, person: brand.tabPerson })}</svg>`;

/**
 * A square PNG without transparent parts, `size` px wide, for home screens. The mark stays within the circle that a
 * maskable icon must keep (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const homeScreenIcon = (size: number): Promise<Buffer> => png({ round: 0, inset: 6 }, size);

/** A PNG of 32 px in the container that browsers ask for at /favicon.ico: a header of 6 bytes and one entry of 16. */
export async function favicon(): Promise<Buffer> {
  const image = await png({ round: 7, inset: 3 }, 32);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([32, 32, 0, 0], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** The mark on an ink tile; `round` and `inset` are lengths on the mark's box. */
function png({ round, inset }: { round: number; inset: number }, size: number): Promise<Buffer> {
  const { box } = mark;
  const scale = (box - 2 * inset) / box;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}">` +
    `<rect width="${box}" height="${box}" rx="${round}" fill="${brand.ink}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${drawMark(brand.onInk, brand)}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
