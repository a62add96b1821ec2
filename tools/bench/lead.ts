/** Times the way of one lead at 400 kbit/s: from the first byte of /get-started to the row in the database. */
import { type Page, chromium } from '@playwright/test';
import { startEmbeddedBackend } from '../leads/embedded-backend.ts';
import { type Browser as Chromium, browserFlags } from '../find-browser.ts';
import { networks, phone, slowPhone } from './profiles.ts';
import { serveSite } from './serve.ts';

/** In ms. */
export interface LeadFigures {
  /** First paint, since the navigation began. */
  painted: number;
  /** From the first paint until the first question holds the first letter typed into it. */
  typeable: number;
  /** From the first paint until a click on Next opens the second question. */
  nextWorks: number;
  /** From the click on Submit until the POST is on the wire. */
  sent: number;
  /** From the click on Submit until the row is stored, and until the thanks are shown. */
  stored: number;
  thanked: number;
  /** From the first byte of the page until the row is stored, the visitor's typing included. */
  whole: number;
}

/** Milliseconds between two key presses: someone quick. */
const KEY_PACE = 80;
const NAME = 'Ada Lovelace';

export async function measureLead(chrome: Chromium, root: string, runs: number): Promise<LeadFigures[]> {
  const backend = await startEmbeddedBackend();
  let stored = 0;
  const handle: typeof backend.handle = async (request, response) => {
    const answered = await backend.handle(request, response);
    if (request.method === 'POST' && response.statusCode === 201) stored = Date.now();
    return answered;
  };
  const served = await serveSite({ root, backend: { handle } });
  const env = { ...process.env, ...chrome.env };
  const browser = await chromium.launch({ executablePath: chrome.path, env, args: browserFlags });
  try {
    const all: LeadFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(phone);
      const { page, cdp } = await slowPhone(context, networks.slow);
      let posted = 0;
      cdp.on('Network.requestWillBeSent', ({ request, wallTime }) => {
        if (request.method === 'POST') posted = wallTime * 1000;
      });
      await page.addInitScript(watchForm, NAME);
      await page.goto(`${served.origin}/get-started`, { waitUntil: 'commit' });
      await page.waitForFunction(() => window.form?.painted > 0);
      await page.getByLabel("What's your name?").pressSequentially(NAME);
      await page.waitForFunction(() => window.form.nextWorked > 0);
      await answerTheRest(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('heading', { name: /^Thanks/ }).waitFor();
      const form = await page.evaluate(() => ({
        ...window.form,
        thanked: performance.now(),
        origin: performance.timeOrigin,
        firstByte: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
      }));
      const clicked = form.origin + form.lastClick;
      all.push({
        painted: form.painted,
        typeable: form.typed - form.painted,
        nextWorks: form.nextWorked - form.painted,
        sent: posted - clicked,
        stored: stored - clicked,
        thanked: form.thanked - form.lastClick,
        whole: stored - form.origin - form.firstByte,
      });
      await context.close();
    }
    return all;
  } finally {
    await browser.close();
    served.close();
    await backend.close();
  }
}

async function answerTheRest(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('Which company do you represent?').pressSequentially('Analytical Engines', { delay: KEY_PACE });
  await next.click();
  await page.getByLabel("What's your email address?").pressSequentially('ada@engines.example', { delay: KEY_PACE });
  await next.click();
  await page.getByLabel('Which service are you interested in?').selectOption({ index: 1 });
  await next.click();
  await page.getByLabel('Any specific requirements?').pressSequentially('A quick call', { delay: KEY_PACE });
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

/** Runs in the page: notes its first paint and what is typed, then presses Next until the second question is there. */
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
