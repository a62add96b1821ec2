/** Measures every page of the built site beside the floor page. */
import { readdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, type Browser as Chromium } from '../find-browser.ts';
import { type Load, type Reading, loadPage, readPage } from './load-page.ts';
import { type Scores, lighthouseScores } from './lighthouse.ts';
import { type NetworkName, networkNames, networks } from './profiles.ts';
import { FLOOR, type Served } from './serve.ts';
import { bytesOf } from './transfers.ts';

/** Medians; times in ms, sizes in bytes as transferred. */
export interface PageFigures {
  page: string;
  bytes: { html: number; script: number; font: number; other: number; first: number; whole: number };
  /** Requests before the visitor does anything, and until the page's end. */
  requests: { first: number; whole: number };
  /** The most that any load or reading shifted. */
  cls: number;
  /** The longest task above 50 ms from the visitor's first touch on, when React starts; in ms, 0 for none. */
  longestReading: number;
  networks: Record<NetworkName, NetworkFigures>;
  lighthouse?: Scores;
}

export interface NetworkFigures {
  fcp: number;
  lcp: number;
  /** The largest contentful paint as a multiple of the floor page's. */
  ratio: number;
  blocking: number;
  /** The longest task above 50 ms before the visitor does anything; 0 for none. */
  longest: number;
}

export interface PagesOptions {
  pages: string[];
  runs: number;
  withLighthouse: boolean;
  /** Told of each step. */
  progress: (what: string) => void;
}

/** The addresses of a built site: /, /blog, … but not the 404 page. */
export function sitePages(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .toSorted();
}

/** So many pages are measured between two measurements of the floor: the machine's mood changes. */
const FLOOR_EVERY = 3;

/** Each page is loaded several times on each network and read to its end once. The floor page's figures come first. */
export async function measurePages(
  chrome: Chromium,
  { origin }: Served,
  options: PagesOptions,
): Promise<PageFigures[]> {
  const { pages, runs, withLighthouse, progress } = options;
  const order = pages.flatMap((page, index) => (index % FLOOR_EVERY === 0 ? [FLOOR, page] : [page]));
  const loads = new Map<string, Load[]>();
  const readings = new Map<string, Reading>();
  const browser = await launch(chrome);
  try {
    for (const network of networkNames) {
      for (let run = 1; run <= runs; run += 1) {
        for (const page of order) {
          progress(`${network}, ${run} of ${runs}: ${page}`);
          const key = keyOf(network, page);
          loads.set(key, [...(loads.get(key) ?? []), await loadPage(browser, origin + page, networks[network])]);
        }
      }
    }
    for (const page of [FLOOR, ...pages]) {
      progress(`to the end: ${page}`);
      readings.set(page, await readPage(browser, origin + page, networks.slow));
    }
  } finally {
    await browser.close();
  }
  const scores = withLighthouse
    ? await lighthouseScores(
        chrome,
        [FLOOR, ...pages].map((page) => origin + page),
      )
    : [];
  return [FLOOR, ...pages].map((page, index) => figures(page, loads, readings.get(page)!, scores[index]));
}

async function launch({ path, env }: Chromium): Promise<Browser> {
  return chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: browserFlags });
}

const keyOf = (network: NetworkName, page: string) => `${network} ${page}`;

function figures(
  page: string,
  loads: Map<string, Load[]>,
  reading: Reading,
  lighthouse: Scores | undefined,
): PageFigures {
  const all = networkNames.flatMap((network) => loads.get(keyOf(network, page))!);
  const { first, whole } = reading;
  const [html, script, font] = ['Document', 'Script', 'Font'].map((kind) => bytesOf(first, kind)) as [
    number,
    number,
    number,
  ];
  return {
    page,
    bytes: {
      html,
      script,
      font,
      other: bytesOf(first) - html - script - font,
      first: bytesOf(first),
      whole: bytesOf(whole),
    },
    requests: { first: first.length, whole: whole.length },
    cls: Math.max(reading.cls, ...all.map(({ cls }) => cls)),
    longestReading: reading.longest,
    networks: Object.fromEntries(
      networkNames.map((network) => [
        network,
        networkFigures(loads.get(keyOf(network, page))!, loads.get(keyOf(network, FLOOR))!),
      ]),
    ) as Record<NetworkName, NetworkFigures>,
    ...(lighthouse ? { lighthouse } : {}),
  };
}

function networkFigures(loads: Load[], floor: Load[]): NetworkFigures {
  const of = (figure: (load: Load) => number) => median(loads.map(figure));
  const lcp = of((load) => load.lcp);
  return {
    fcp: of((load) => load.fcp),
    lcp,
    ratio: lcp / median(floor.map((load) => load.lcp)),
    blocking: of((load) => load.blocking),
    longest: of((load) => load.longest),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}
