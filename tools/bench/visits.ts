/** What a visitor pays who opens several pages or sends a lead. Bytes are those of the connection, both ways. */
import type { Browser, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { compressedSize, kilobytes } from './pages.ts';
import { visit } from './phone.ts';
import type { Served } from './serve.ts';

/** Three pages in a row, each opened by a link that the pointer has rested on, so that the rules have it prefetched. */
export async function measureThreePages(browser: Browser, { origin, bytes }: Served, pages: string[]) {
  const before = bytes();
  return visit(browser, async (page) => {
    await page.goto(origin + pages[0], { waitUntil: 'networkidle' });
    const waits: number[] = [];
    for (const next of pages.slice(1)) {
      const link = page.locator(`a[href^="${next}"]:visible`).first();
      await link.hover();
      await page.waitForTimeout(3000);
      await page.evaluate(() =>
        addEventListener('click', ({ timeStamp }) => (sessionStorage['tapped'] = performance.timeOrigin + timeStamp)),
      );
      await link.click({ delay: 80 });
      await page.waitForURL((url) => url.pathname === next);
      await page.waitForLoadState('networkidle');
      waits.push(await page.evaluate(sinceTap));
    }
    return {
      [`${pages.join(', ')} in a row, kB`]: kilobytes(bytes() - before),
      'next page prefetched, ms from tap to paint': waits.map(Math.round).join(' and '),
    };
  });
}

/** Runs in the page. */
function sinceTap(): number {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
  return performance.timeOrigin + painted - Number(sessionStorage['tapped']);
}

export async function measureLead(browser: Browser, { origin, bytes }: Served) {
  return visit(browser, async (page) => {
    await page.goto(origin, { waitUntil: 'networkidle' });
    const before = bytes();
    await page.locator('a[href^="/get-started"]:visible').first().tap();
    for (let step = 1; step <= 5; step += 1) await answer(page, step);
    const submitted = Date.now();
    await page.getByRole('heading', { name: /^Thanks/ }).waitFor();
    return {
      'lead, kB from tap to thanks': kilobytes(bytes() - before),
      'lead, ms from Submit to thanks': Date.now() - submitted,
    };
  });
}

async function answer(page: Page, step: number): Promise<void> {
  await page.getByText(`Step ${step} of 5`).first().waitFor();
  const field = page.locator('form :is(input, select, textarea)').nth(step - 1);
  if (await field.evaluate((element) => element.matches('select'))) await field.selectOption({ index: 1 });
  else await field.pressSequentially('ada@engines.example', { delay: 50 });
  await page.getByRole('button', { name: step < 5 ? 'Next' : 'Submit' }).tap();
}

/** A phone may prefetch each page that the one being read links to; it prerenders only what a finger is on. */
export function mostSpeculated(pages: Map<string, Buffer>) {
  const sums = [...pages].map(([page, html]) => {
    const links = parse(html.toString()).querySelectorAll('a[href^="/"]');
    const addresses = new Set(links.map((link) => link.getAttribute('href')!.replace(/#.*/, '')));
    const sizes = [...addresses].map((address) => {
      const [path = ''] = address.split('?');
      return path === page ? 0 : compressedSize(pages.get(path) ?? Buffer.alloc(0));
    });
    return { page, sum: sizes.reduce((sum, size) => sum + size, 0) };
  });
  const worst = sums.toSorted((a, b) => b.sum - a.sum)[0]!;
  return { [`speculation rules at worst, kB, on ${worst.page}`]: kilobytes(worst.sum) };
}
