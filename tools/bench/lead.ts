/** Times a lead at 400 kbit/s, from the first byte of /get-started to the row in the database. */
import { type Page, chromium } from '@playwright/test';
import { steps } from '../../src/lib/lead/index.ts';
import { browserFlags } from '../chromium.ts';
import { startEmbeddedBackend } from '../leads/embedded-backend.ts';
import { networks, phone, slowPhone } from './phone.ts';
import { serveSite } from './serve.ts';

const NAME = 'Ada Lovelace';

/** One row a run, in ms. */
export async function measureLead(chrome: string, root: string, runs: number): Promise<Record<string, number>[]> {
  const backend = await startEmbeddedBackend();
  let stored = 0;
  const handle: typeof backend.handle = async (request, response) => {
    const answered = await backend.handle(request, response);
    if (request.method === 'POST' && response.statusCode === 201) stored = Date.now();
    return answered;
  };
  const served = await serveSite(root, { handle });
  const browser = await chromium.launch({ executablePath: chrome, args: browserFlags });
  try {
    const rows: Record<string, number>[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(phone);
      const { page } = await slowPhone(context, networks.slow);
      await page.addInitScript(watchForm, NAME);
      await page.goto(`${served.origin}/get-started`, { waitUntil: 'commit' });
      await page.waitForFunction(() => window.form?.painted > 0);
      await field(page, 0).pressSequentially(NAME);
      await page.waitForFunction(() => window.form.nextWorked > 0);
      await answerTheRest(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('heading', { name: /^Thanks/ }).waitFor();
      const form = await page.evaluate(() => ({
        ...window.form,
        now: performance.now(),
        origin: performance.timeOrigin,
      }));
      rows.push({
        'first paint': form.painted,
        'first letter, from the first paint': form.typed - form.painted,
        'Next works, from the first paint': form.nextWorked - form.painted,
        'row stored, from Submit': stored - form.origin - form.lastClick,
        'thanks shown, from Submit': form.now - form.lastClick,
      });
      await context.close();
    }
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, ms]) => [name, Math.round(ms)])));
  } finally {
    await browser.close();
    served.close();
    await backend.close();
  }
}

const field = (page: Page, place: number) => page.getByLabel(steps[place]!.question);

async function answerTheRest(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await field(page, 1).pressSequentially('Analytical Engines', { delay: 80 });
  await next.click();
  await field(page, 2).pressSequentially('ada@engines.example', { delay: 80 });
  await next.click();
  await field(page, 3).selectOption({ index: 1 });
  await next.click();
  await field(page, 4).pressSequentially('A quick call', { delay: 80 });
}

interface FormTimes {
  painted: number;
  typed: number;
  nextWorked: number;
  lastClick: number;
}

declare global {
  interface Window {
    form: FormTimes;
  }
}

/** Runs in the page: notes its first paint and the first key, then presses Next until the second question is there. */
function watchForm(name: string): void {
  const form: FormTimes = { painted: 0, typed: 0, nextWorked: 0, lastClick: 0 };
  window.form = form;
  new PerformanceObserver((list) => {
    form.painted ||= list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  }).observe({ type: 'paint', buffered: true });
  addEventListener('click', ({ timeStamp }) => (form.lastClick = timeStamp), { capture: true });
  addEventListener('input', ({ timeStamp }) => (form.typed ||= timeStamp), { capture: true });
  const pressing = setInterval(() => {
    if (document.querySelector('progress')?.value === 2) {
      form.nextWorked = performance.now();
      clearInterval(pressing);
    } else if (document.querySelector<HTMLInputElement>('form input')?.value === name) {
      document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
    }
  }, 50);
}
