/** The site's icons, all from the one mark: an SVG that knows dark mode, and pictures for what reads no SVG. */
import { mkdir, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';
import { brand } from '../../src/lib/colors.ts';
import { mark } from '../../src/lib/mark.ts';
import { drawMark } from './preview-pictures/draw-mark.ts';

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

/** Writes them at the end of a build, and answers with them in development. */
export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const files = new Map(Object.entries(iconFiles()).map(([name, content]) => [`/${name}`, content]));
        server.middlewares.use((request, response, next) => {
          const file = files.get(request.url ?? '');
          if (file === undefined) return next();
          response.setHeader('content-type', types[request.url!.split('.').at(-1)!]!).end(file);
        });
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(dir, { recursive: true });
        const files = Object.entries(iconFiles());
        await Promise.all(files.map(([name, content]) => writeFile(new URL(name, dir), content)));
      },
    },
  };
}

/** By file name. Sizes in px: 32 for a tab, 180 for Apple's home screen, 192 and 512 for the manifest. */
export function iconFiles(): Record<string, string | Buffer> {
  return {
    'favicon.svg': tabIcon(),
    'favicon.ico': ico(png(tile({ round: 7, inset: 3 }), 32), 32),
    'apple-touch-icon.png': png(tile({ round: 0, inset: 6 }), 180),
    'icon-192.png': png(tile({ round: 0, inset: 6 }), 192),
    'icon-512.png': png(tile({ round: 0, inset: 6 }), 512),
  };
}

/** On the ground of the tab, light or dark, without a tile. */
function tabIcon(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.box} ${mark.box}" color="${brand.ink}">` +
    `<style>@media (prefers-color-scheme:dark){svg{color:${brand.onInk}}}</style>` +
    `${drawMark('currentColor', brand.tabAccent)}</svg>`
  );
}

/**
 * The mark on an ink tile; both lengths on the mark's box of 32. With an inset of 6 it stays within the circle that a
 * maskable icon must keep (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
function tile({ round, inset }: { round: number; inset: number }): string {
  const { box } = mark;
  const scale = (box - 2 * inset) / box;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">` +
    `<rect width="${box}" height="${box}" rx="${round}" fill="${brand.ink}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${drawMark(brand.onInk, brand.accent)}</g></svg>`
  );
}

function png(svg: string, size: number): Buffer {
  const options = { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, options).render().asPng();
}

/** A PNG in the container that browsers ask for at /favicon.ico: a header of 6 bytes and one entry of 16. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size, 0, 0], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
