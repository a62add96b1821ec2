/** The cookie policy lists all that the site keeps on a device: here is what a whole journey leaves there, at every stage. */
import { deviceStorage } from '../../src/data/device-storage.ts';
import { requestLost } from './support/faulty-network.ts';
import { expect, hold, islandScripts, type Page, test } from './support/test.ts';
import { answers, failure, fieldOf, submit, thanks } from './support/wizard.ts';

/** Every place in which a page can leave something, by the names that the policy uses. */
const keptBy = async (page: Page): Promise<string[]> => {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const names: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const keys = await done(database.transaction(store).objectStore(store).getAllKeys());
        for (const key of keys.map(String)) {
          // A waiting request is kept under the time of its first attempt, a draft under the name of its tab.
          if (!Number.isNaN(Date.parse(key))) names.push(`${name} / ${store}`);
          else names.push(`${name} / ${store} / ${key.replace(/^draft-.+/, 'draft-…')}`);
        }
      }
      database.close();
    }
    const workers = await navigator.serviceWorker.getRegistrations();
    return [
      ...names,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...workers.map(
        ({ active, waiting, installing }) => new URL((active ?? waiting ?? installing)!.scriptURL).pathname,
      ),
    ];
  });
  return [...new Set([...cookies.map(({ name }) => name), ...kept])];
};

test('A whole journey leaves on the device what the cookie policy lists, and nothing else', async ({
  page,
  network,
  email,
  allowProblem,
}) => {
  allowProblem(/^error: Failed to load resource: net::/);
  allowProblem(/^error: The lead was not stored: /);
  const found = new Set<string>();
  const look = async () => {
    for (const name of await keptBy(page)) found.add(name);
  };

  await page.goto(`${network.url}/`);
  await look();
  expect([...found], 'a visit without the forms keeps the minute of arrival').toEqual(['arrived']);

  // The wizard's script is held back, so that the home page's answers are seen on their way.
  const arrive = await hold(page, islandScripts);
  const form = page.locator('#contact form');
  await form.getByLabel('Name').fill(answers.name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Company').fill(answers.company);
  await form.getByRole('button').click();
  await page.waitForURL(/\/get-started$/, { waitUntil: 'commit' });
  await look();
  arrive();

  await fieldOf(page, 4).selectOption(answers.service);
  await page.getByRole('button', { name: 'Next' }).click();
  await fieldOf(page, 5).fill(answers.request);
  network.fault = requestLost;
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await look();

  network.fault = { kind: 'none' };
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await look();
  await page.getByRole('link', { name: 'Go to the homepage now' }).click();
  await page.waitForURL(`${network.url}/`);
  await look();

  await page.goto(`${network.url}/get-started`);
  await fieldOf(page, 1).fill(answers.name);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  // Of what was answered nothing is left: none of these three holds any of it.
  const empty = ['arrived', 'lead-tab', '/sw.js'];
  await expect.poll(async () => (await keptBy(page)).filter((name) => !empty.includes(name))).toEqual([]);

  // The worker alone leaves this one (see faults/background.test.ts).
  const listed = deviceStorage.map(({ name }) => name).filter((name) => name !== 'leads / draft / untold');
  expect([...found].toSorted()).toEqual(listed.toSorted());
});
