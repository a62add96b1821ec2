/** Lighthouse's four scores of a page, with its own emulation of a phone. */
import { join } from 'node:path';
import { UserError } from '../errors.ts';
import { browserFlags, type Browser } from '../find-browser.ts';
import { fetchPackage } from '../fetch-package.ts';
import { runCommand } from '../run-command.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
}

/** 0 to 100 each: performance, accessibility, best practices, SEO. Rejects when the page cannot be loaded. */
export async function lighthouseScores(browser: Browser, url: string): Promise<number[]> {
  const program = join(await fetchPackage('lighthouse', '12.8.2'), 'lighthouse/cli/index.js');
  const flags = [...browserFlags, '--headless', '--ignore-certificate-errors'].join(' ');
  const words = [
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags}`,
  ];
  const { output } = await runCommand('node', [program, ...words], {
    env: { ...browser.env, CHROME_PATH: browser.path },
  });
  let report: Report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{'))) as Report;
  } catch {
    throw new UserError(`Lighthouse on ${url} gave no report:\n${output.slice(-1000)}`);
  }
  if (report.runtimeError) throw new UserError(`Lighthouse on ${url}: ${report.runtimeError.message}`);
  return categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
}
