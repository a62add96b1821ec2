/**
 * Devices, as their fonts: a browser that has these fonts and no others, whatever the machine has. The font files come
 * from npm packages, which are fetched once.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserFlags, shellPath } from '../../../tools/chromium.ts';
import { fetchPackage } from '../../fetched-package.ts';
import { renamedFont } from './renamed-font.ts';

interface FontFile {
  package: string;
  version: string;
  file: string;
  /** A name instead of the font's own. */
  renamed?: Parameters<typeof renamedFont>[1];
}

export interface FontWorld {
  name: string;
  /** What `sans-serif` and `monospace` are. */
  sans: string;
  mono: string;
  fonts: FontFile[];
  /** Which of the site's fallback faces find a font here, so that a test knows which device it has seen. */
  faces: string[];
  /** The most that a page may move when its fonts come, as layout shift. */
  limit: number;
}

const from = (name: string, version: string, folder: string) => (file: string) => ({
  package: name,
  version,
  file: `${folder}${file}.ttf`,
});
const google = (font: string, version: string) => from(`@expo-google-fonts/${font}`, version, '');

// Later versions of this package have dependencies of 30 MB.
const liberation = from('pdfjs-dist', '2.16.105', 'standard_fonts/LiberationSans-');
const dejaVu = from('dejavu-fonts-ttf', '2.37.3', 'ttf/');
const roboto = google('roboto', '0.4.3');
const noto = google('noto-sans', '0.4.2');
const arimo = google('arimo', '0.4.3');
// As wide as Liberation Mono, Courier New, Noto Sans Mono and the monospaced fonts of Android: 0.6 of the font size.
const cousine = google('cousine', '0.4.3')('400Regular/Cousine_400Regular');

/** The same two fonts under another family's name. */
const called = (family: string, regular: FontFile, bold: FontFile): FontFile[] => [
  { ...regular, renamed: { family, style: 'Regular' } },
  { ...bold, renamed: { family, style: 'Bold' } },
];

const liberationSans = [liberation('Regular'), liberation('Bold')] as const;
const robotoSans = [roboto('400Regular/Roboto_400Regular'), roboto('700Bold/Roboto_700Bold')] as const;

/** Too little for anyone to see. */
const nothing = 0.0005;
const little = 0.01;

/** The device of tests that only need one. */
export const linux: FontWorld = {
  name: 'Liberation Sans',
  sans: 'Liberation Sans',
  mono: 'Cousine',
  fonts: [...liberationSans, cousine],
  faces: ['heading-arial'],
  limit: nothing,
};

/** Most phones. */
export const android: FontWorld = {
  name: 'Roboto',
  sans: 'Roboto',
  mono: 'Cousine',
  fonts: [...robotoSans, cousine],
  faces: ['heading-roboto'],
  limit: nothing,
};

// Helvetica on a Mac is as wide as Arial, and Menlo as DejaVu Sans Mono.
export const fontWorlds: FontWorld[] = [
  {
    name: 'Arial and Consolas, as on Windows',
    sans: 'Arial',
    mono: 'Consolas',
    fonts: [
      ...called('Arial', ...liberationSans),
      { ...cousine, renamed: { family: 'Consolas', style: 'Regular', scale: 0.5498 / 0.6001 } },
    ],
    faces: ['heading-arial', 'label-consolas'],
    limit: nothing,
  },
  android,
  {
    name: 'a Roboto that no page can name, as on Android 12',
    sans: 'Nameless',
    mono: 'Cousine',
    // A variable font has every weight, so a page that asked for 600 would not get 700.
    fonts: [
      ...called('Nameless', ...robotoSans),
      { ...roboto('600SemiBold/Roboto_600SemiBold'), renamed: { family: 'Nameless', style: 'Regular' } },
      cousine,
    ],
    faces: [],
    limit: little,
  },
  {
    name: 'DejaVu Sans',
    sans: 'DejaVu Sans',
    mono: 'DejaVu Sans Mono',
    fonts: [dejaVu('DejaVuSans'), dejaVu('DejaVuSans-Bold'), dejaVu('DejaVuSansMono')],
    faces: ['heading-dejavu'],
    limit: little,
  },
  {
    name: 'Noto Sans',
    sans: 'Noto Sans',
    mono: 'Cousine',
    fonts: [noto('400Regular/NotoSans_400Regular'), noto('700Bold/NotoSans_700Bold'), cousine],
    faces: ['heading-noto'],
    limit: little,
  },
  {
    name: 'Arimo',
    sans: 'Arimo',
    mono: 'Cousine',
    fonts: [arimo('400Regular/Arimo_400Regular'), arimo('700Bold/Arimo_700Bold'), cousine],
    faces: ['heading-arial'],
    limit: little,
  },
];

const cache = path.resolve('.cache/fonts');

/** The font file, from the cache or its package; undefined if npm cannot fetch the package. */
function bytesOf({ package: name, version, file }: FontFile): Buffer | undefined {
  const kept = path.join(cache, `${name}@${version}`, path.basename(file));
  if (existsSync(kept)) return readFileSync(kept);
  const packages = fetchPackage(name, version);
  if (!packages) return undefined;
  const bytes = readFileSync(path.join(packages, name, file));
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, bytes);
  return bytes;
}

/** Starts a browser that has only these fonts. Returns undefined if a font cannot be fetched. */
export async function startBrowser(world: FontWorld, folder: string): Promise<Browser | undefined> {
  mkdirSync(folder, { recursive: true });
  for (const [index, font] of world.fonts.entries()) {
    const bytes = bytesOf(font);
    if (!bytes) return undefined;
    const named = font.renamed ? renamedFont(bytes, font.renamed) : bytes;
    writeFileSync(path.join(folder, `${index}.ttf`), named);
  }
  const configuration = path.join(folder, 'fonts.conf');
  writeFileSync(configuration, fontConfiguration(world, folder));
  return chromium.launch({
    args: browserFlags,
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: configuration },
    ...(shellPath && { executablePath: shellPath }),
  });
}

/** Without hints, because they round the width of each letter, which phones do not. */
function fontConfiguration({ sans, mono }: FontWorld, folder: string): string {
  const alias = (generic: string, family: string) => `
    <match target="pattern">
      <test name="family"><string>${generic}</string></test>
      <edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit>
    </match>`;
  return `<?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
    <dir>${folder}</dir>
    <cachedir>${path.join(folder, 'cache')}</cachedir>
    ${alias('sans-serif', sans)}
    ${alias('monospace', mono)}
    <match target="font"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
    </fontconfig>`;
}
