/**
 * The production build, with a server of the tests in the place of its hosted project: another origin, so that a browser
 * asks for leave before it sends a lead.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { selfSigned } from '../../../tools/bench/certificate.ts';
import { browserFlags, shellPath } from '../../../tools/chromium.ts';
import { listen } from '../../../tools/listen.ts';
import { EMBEDDED_KEY } from '../../../tools/settings/lead-settings.ts';
import { createHost } from '../../../tools/host/static-host.ts';
import {
  type Answer,
  emptyPage,
  emptyPath,
  type Fault,
  type FaultyNetwork,
  noFault,
  openNetwork,
  requestLost,
  respond,
} from '../support/faulty-network.ts';
import { builds, hostedSettings } from '../../builds.ts';
import { thanks } from '../support/wizard.ts';
import { click, expect, test as base } from './lead-test.ts';

const { hostname } = new URL(hostedSettings.PUBLIC_SUPABASE_URL);
const keys = { shown: hostedSettings.PUBLIC_SUPABASE_ANON_KEY, meant: EMBEDDED_KEY };

const options = (address: string) => ({
  ...(shellPath && { executablePath: shellPath }),
  args: [...browserFlags, `--host-resolver-rules=MAP ${hostname} ${address}`, '--ignore-certificate-errors'],
});

const test = base.extend<object, { project: FaultyNetwork; pages: string }>({
  project: [
    async ({}, use) => {
      const project = await openNetwork(() => process.env['SITE_URL'] ?? '', {
        certificate: await selfSigned(hostname),
        keys,
      });
      await use(project);
      await project.stop();
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({}, use) => {
      const host = createHost({ root: builds.hosted });
      const site = await listen((request, response) => {
        if (request.url === emptyPath) respond(response, emptyPage);
        else host(request, response);
      }, 0);
      await use(site.url);
      await site.close(0);
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ project }, use) => {
      const browser: Browser = await chromium.launch(options(`127.0.0.1:${project.port}`));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  siteUrl: async ({ pages }, use) => use(pages),
  network: async ({ project }, use) => {
    project.release();
    await use(Object.assign(project, { fault: noFault, attempts: 0 }));
  },
});

// One browser for all of them.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ allowProblem }) => allowProblem(/has been blocked by CORS policy/));

const allowed = { 'access-control-allow-origin': 'https://other.example' };
const preflights: [string, Answer][] = [
  ['403', { status: 403, headers: { 'access-control-allow-origin': '*' } }],
  ['500', { status: 500 }],
  ['200 without headers', { status: 200 }],
  ['204 that allows another origin', { status: 204, headers: allowed }],
];
const losses: [string, Fault, number][] = [
  ['the lead is lost after the preflight', requestLost, 0],
  ['540 without headers, the project is paused', { kind: 'answer', answer: { status: 540 } }, 0],
  ['stored, and the answer lacks the headers', { kind: 'answer', answer: { status: 201 }, stored: true }, 1],
];

test('Another origin lets the lead in, after all that may go wrong before', async ({ page, lead, network }) => {
  await lead.open(page);
  for (const [name, answer] of preflights) {
    await test.step(`the preflight is answered with ${name}`, async () => {
      network.preflight = answer;
      await lead.submit(page, 'kept', 0);
      expect(network.attempts).toBe(0);
    });
  }
  network.preflight = undefined;
  for (const [place, [name, fault, rows]] of losses.entries()) {
    await test.step(name, async () => {
      network.fault = fault;
      await lead.submit(page, 'kept', rows);
      expect(network.attempts).toBe(place + 1);
    });
  }
  await lead.recovers(page, () => lead.submit(page, 'thanks', 1));
});

test('Offline between the preflight and the lead', async ({ page, context, lead, network }) => {
  await lead.open(page);
  network.preflight = 'hold';
  await click(page, 'Submit');
  await expect.poll(() => network.held).toBe(1);
  await context.setOffline(true);
  network.release();
  await lead.ends(page, 'kept', 0);
  await lead.recovers(page, () => context.setOffline(false));
  await expect(thanks(page)).toBeVisible();
});

test('The tab is closed while the preflight is on its way', async ({ page, context, lead, network }) => {
  await lead.open(page);
  network.preflight = 'hold';
  await click(page, 'Submit');
  await expect.poll(() => network.held).toBe(1);
  await page.close();
  await lead.recovers(await context.newPage());
});

test('The name of the project is not found', async ({ lead, network }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'visitor-'));
  try {
    const lost = await chromium.launchPersistentContext(profile, options('~NOTFOUND'));
    const page = await lost.newPage();
    await lead.open(page);
    await lead.submit(page, 'kept', 0);
    await lost.close();
    const found = await chromium.launchPersistentContext(profile, options(`127.0.0.1:${network.port}`));
    await lead.recovers(await found.newPage());
    await found.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
