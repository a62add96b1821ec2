/** Lighthouse's four scores of a page, with its own emulation of a phone. */
import { createServer, type AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags, type Browser } from '../find-browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** 0 to 100 each: performance, accessibility, best practices, SEO; and what cost points, by its audit's title. */
export interface Scores {
  scores: number[];
  lost: string[];
}

/** Runs Lighthouse over each address, one after the other, in a browser of its own. Rejects when one cannot be loaded. */
export async function lighthouseScores(browser: Browser, urls: readonly string[]): Promise<Scores[]> {
  const port = await freePort();
  const launched = await chromium.launch({
    executablePath: browser.path,
    env: { ...process.env, ...browser.env },
    args: [...browserFlags, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const results: Scores[] = [];
    for (const url of urls) results.push(await scoresOf(url, port));
    return results;
  } finally {
    await launched.close();
  }
}

async function scoresOf(url: string, port: number): Promise<Scores> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${run?.lhr.runtimeError?.message}`);
  const { lhr } = run;
  const weighed = categories
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  const lost = weighed
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
    .map((audit) => audit!.title);
  return { scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)), lost };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
