/** Lighthouse's four scores for a page, on the phone it emulates. npx downloads Lighthouse; it is not a dependency. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserFlags } from '../chromium.ts';
import { reasonOf, UserError } from '../errors.ts';
import { trustFlag } from './serve.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

type Report = { runtimeError?: { message: string }; categories: Record<string, { score: number | null }> };

/** 0 to 100 each: performance, accessibility, best practices, SEO. Rejects when the page cannot be loaded. */
export async function lighthouseScores(chrome: string, url: string): Promise<number[]> {
  const flags = [...browserFlags, '--headless', trustFlag].join(' ');
  const words = ['--quiet', '--output=json', `--only-categories=${categories.join(',')}`, `--chrome-flags=${flags}`];
  const settings = { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 50_000_000 };
  const run = () => promisify(execFile)('npx', ['--yes', 'lighthouse@12.8.2', url, ...words], settings);
  // It sometimes loses a page's trace, and asks to be run again.
  const { stdout } = await run()
    .catch(run)
    .catch((error: unknown) => {
      throw new UserError(`Lighthouse on ${url} gave no report: ${reasonOf(error).slice(-1000)}`);
    });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new UserError(`Lighthouse on ${url}: ${report.runtimeError.message}`);
  return categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
}
