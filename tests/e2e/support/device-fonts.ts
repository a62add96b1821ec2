/**
 * Devices, as their fonts: a browser that has these fonts and no others, whatever the machine has. The font files come
 * from npm packages, which are fetched once.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserFlags, headlessShellPath } from '../../../tools/chromium.ts';
import { fetchPackage } from '../../fetched-package.ts';
import { renamedFont, type NewName } from './renamed-font.ts';

interface FontFile {
  package: string;
  version: string;
  /** The font's path in the package. */
  file: string;
  /** A name instead of the font's own. */
  renamed?: NewName;
}

export interface DeviceFonts {
  name: string;
  /** The family of `sans-serif`, and that of `monospace`. */
  sans: string;
  mono: string;
  files: FontFile[];
  /** Which of the site's fallback faces find a font here, so that a test knows which device it has seen. */
  fallbackFaces: string[];
  /** The most that a page may move when its fonts come, as cumulative layout shift. */
  maxLayoutShift: number;
}

// Later versions of this package have dependencies of 30 MB.
const liberation = (style: string): FontFile => ({
  package: 'pdfjs-dist',
  version: '2.16.105',
  file: `standard_fonts/LiberationSans-${style}.ttf`,
});

const dejaVu = (name: string): FontFile => ({
  package: 'dejavu-fonts-ttf',
  version: '2.37.3',
  file: `ttf/${name}.ttf`,
});

const google = (font: string, version: string, file: string): FontFile => ({
  package: `@expo-google-fonts/${font}`,
  version,
  file: `${file}.ttf`,
});

const liberationSans = { regular: liberation('Regular'), bold: liberation('Bold') };
const roboto = {
  regular: google('roboto', '0.4.3', '400Regular/Roboto_400Regular'),
  semiBold: google('roboto', '0.4.3', '600SemiBold/Roboto_600SemiBold'),
  bold: google('roboto', '0.4.3', '700Bold/Roboto_700Bold'),
};
const noto = {
  regular: google('noto-sans', '0.4.2', '400Regular/NotoSans_400Regular'),
  bold: google('noto-sans', '0.4.2', '700Bold/NotoSans_700Bold'),
};
const arimo = {
  regular: google('arimo', '0.4.3', '400Regular/Arimo_400Regular'),
  bold: google('arimo', '0.4.3', '700Bold/Arimo_700Bold'),
};
// As wide as Liberation Mono, Courier New, Noto Sans Mono and the monospaced fonts of Android: 0.6 of the font size.
const cousine = google('cousine', '0.4.3', '400Regular/Cousine_400Regular');

/** The same font under another family's name. */
const renamed = (font: FontFile, family: string, style: NewName['style']): FontFile => ({
  ...font,
  renamed: { family, style },
});

/** Too little for anyone to see. */
const INVISIBLE_SHIFT = 0.0005;
const SLIGHT_SHIFT = 0.01;

/** The device of tests that only need one. */
export const linux: DeviceFonts = {
  name: 'Liberation Sans',
  sans: 'Liberation Sans',
  mono: 'Cousine',
  files: [liberationSans.regular, liberationSans.bold, cousine],
  fallbackFaces: ['heading-arial'],
  maxLayoutShift: INVISIBLE_SHIFT,
};

/** Most phones. */
export const android: DeviceFonts = {
  name: 'Roboto',
  sans: 'Roboto',
  mono: 'Cousine',
  files: [roboto.regular, roboto.bold, cousine],
  fallbackFaces: ['heading-roboto'],
  maxLayoutShift: INVISIBLE_SHIFT,
};

// Helvetica on a Mac is as wide as Arial, and Menlo as DejaVu Sans Mono.
export const devices: DeviceFonts[] = [
  {
    name: 'Arial and Consolas, as on Windows',
    sans: 'Arial',
    mono: 'Consolas',
    files: [
      renamed(liberationSans.regular, 'Arial', 'Regular'),
      renamed(liberationSans.bold, 'Arial', 'Bold'),
      { ...cousine, renamed: { family: 'Consolas', style: 'Regular', scale: 0.5498 / 0.6001 } },
    ],
    fallbackFaces: ['heading-arial', 'label-consolas'],
    maxLayoutShift: INVISIBLE_SHIFT,
  },
  android,
  {
    name: 'a Roboto that no page can name, as on Android 12',
    sans: 'Nameless',
    mono: 'Cousine',
    // A variable font has every weight, so a page that asked for 600 would not get 700.
    files: [
      renamed(roboto.regular, 'Nameless', 'Regular'),
      renamed(roboto.bold, 'Nameless', 'Bold'),
      renamed(roboto.semiBold, 'Nameless', 'Regular'),
      cousine,
    ],
    fallbackFaces: [],
    maxLayoutShift: SLIGHT_SHIFT,
  },
  {
    name: 'DejaVu Sans',
    sans: 'DejaVu Sans',
    mono: 'DejaVu Sans Mono',
    files: [dejaVu('DejaVuSans'), dejaVu('DejaVuSans-Bold'), dejaVu('DejaVuSansMono')],
    fallbackFaces: ['heading-dejavu'],
    maxLayoutShift: SLIGHT_SHIFT,
  },
  {
    name: 'Noto Sans',
    sans: 'Noto Sans',
    mono: 'Cousine',
    files: [noto.regular, noto.bold, cousine],
    fallbackFaces: ['heading-noto'],
    maxLayoutShift: SLIGHT_SHIFT,
  },
  {
    name: 'Arimo',
    sans: 'Arimo',
    mono: 'Cousine',
    files: [arimo.regular, arimo.bold, cousine],
    fallbackFaces: ['heading-arial'],
    maxLayoutShift: SLIGHT_SHIFT,
  },
];

const CACHE = path.resolve('.cache/fonts');

/** Reads a font file from the cache or its package; undefined if npm cannot fetch the package. */
function readFont({ package: name, version, file }: FontFile): Buffer | undefined {
  const cached = path.join(CACHE, `${name}@${version}`, path.basename(file));
  if (existsSync(cached)) return readFileSync(cached);
  const packages = fetchPackage(name, version);
  if (!packages) return undefined;
  const font = readFileSync(path.join(packages, name, file));
  mkdirSync(path.dirname(cached), { recursive: true });
  writeFileSync(cached, font);
  return font;
}

/**
 * Starts a browser that has only these fonts. Returns undefined if a font cannot be fetched.
 *
 * @param folder gets the font files and fontconfig's configuration
 */
export async function startBrowser(device: DeviceFonts, folder: string): Promise<Browser | undefined> {
  mkdirSync(folder, { recursive: true });
  for (const [index, file] of device.files.entries()) {
    const original = readFont(file);
    if (!original) return undefined;
    const font = file.renamed ? renamedFont(original, file.renamed) : original;
    writeFileSync(path.join(folder, `${index}.ttf`), font);
  }
  const configuration = path.join(folder, 'fonts.conf');
  writeFileSync(configuration, fontConfiguration(device, folder));
  return chromium.launch({
    args: browserFlags,
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: configuration },
    ...(headlessShellPath && { executablePath: headlessShellPath }),
  });
}

/** Without hints, because they round the width of each letter, which phones do not. */
function fontConfiguration({ sans, mono }: DeviceFonts, folder: string): string {
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
