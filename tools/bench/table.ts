/** Prints figures as a table of text. */
import type { LeadFigures } from './lead.ts';
import type { PageFigures } from './pages.ts';
import type { BuildFigures } from './posts.ts';
import { networkNames } from './profiles.ts';

/** A line for each row; all columns but the first are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) => line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '))
    .join('\n');
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const seconds = (ms: number): string => (ms / 1000).toFixed(2);

const head = [
  'page',
  'HTML kB',
  'JS',
  'font',
  'other',
  'requests',
  'read kB',
  'requests',
  ...networkNames.flatMap((name) => [`${name}: FCP s`, 'LCP s', 'x floor', 'blocked ms', 'longest']),
  'reading',
  'CLS',
  'Lighthouse',
];

/**
 * "requests" and kB stand for before the visitor does anything, then for the page scrolled to its end; "longest" and
 * "reading" are the longest tasks in ms, likewise.
 */
export function pagesTable(pages: readonly PageFigures[]): string {
  return table(
    head,
    pages.map(({ page, bytes, requests, networks, longestReading, cls, lighthouse }) => [
      page,
      ...[bytes.html, bytes.script, bytes.font, bytes.other].map(kilobytes),
      String(requests.first),
      kilobytes(bytes.whole),
      String(requests.whole),
      ...networkNames
        .map((name) => networks[name])
        .flatMap(({ fcp, lcp, ratio, blocking, longest }) => [
          seconds(fcp),
          seconds(lcp),
          ratio.toFixed(2),
          ...[blocking, longest].map((ms) => ms.toFixed(0)),
        ]),
      longestReading.toFixed(0),
      cls.toFixed(3),
      lighthouse ? lighthouse.scores.join('/') : '-',
    ]),
  );
}

const steps: [keyof LeadFigures, string][] = [
  ['painted', 'first paint, from the start of the navigation'],
  ['typeable', 'first letter in the first question, from the first paint'],
  ['nextWorks', 'Next opens the second question, from the first paint'],
  ['sent', 'POST on the wire, from the click on Submit'],
  ['stored', 'row stored, from the click on Submit'],
  ['thanked', 'thanks shown, from the click on Submit'],
  ['whole', 'row stored, from the first byte of the page, typing included'],
];

/** One column a run, in ms. */
export function leadTable(leads: readonly LeadFigures[]): string {
  return table(
    ['ms at 400 kbit/s', ...leads.map((_, index) => `run ${index + 1}`)],
    steps.map(([key, name]) => [name, ...leads.map((lead) => lead[key].toFixed(0))]),
  );
}

/** Milliseconds a post are those of the posts above the line before. */
export function buildsTable(builds: readonly BuildFigures[]): string {
  return table(
    ['posts', 'build s', 'ms a post', 'with pictures s', 'ms a post more', 'pictures kept s', '/blog kB'],
    builds.map(({ posts, plain, cold, warm, listing }, index) => {
      const before = builds[index - 1];
      const each = (ms: number) => (before ? (ms / (posts - before.posts)).toFixed(1) : '-');
      return [
        String(posts),
        plain.toFixed(1),
        each((plain - (before?.plain ?? 0)) * 1000),
        cold.toFixed(1),
        each((cold - plain - ((before?.cold ?? 0) - (before?.plain ?? 0))) * 1000),
        warm.toFixed(1),
        kilobytes(listing),
      ];
    }),
  );
}
