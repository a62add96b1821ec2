/** The cookie policy lists everything that the site stores on a device. This test compares it with a whole journey. */
import { deviceStorage } from '../../src/data/device-storage.ts';
import { contact, wizardTexts } from '../form-texts.ts';
import { requestLost } from './support/faulty-network.ts';
import { addAndReadRecords } from './support/device.ts';
import { expect, type Page, test } from './support/test.ts';
import {
  answers,
  errorAlert,
  fillStepsFrom,
  fillStep,
  firstField,
  goToNextStep,
  fieldToResumeAt,
  submitButton,
  thanksHeading,
} from './support/wizard.ts';

/** The names of all that the site keeps on the device: cookies, records, storage entries, caches and workers. */
const storedNames = async (page: Page): Promise<string[]> => {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    const names: string[] = [];
    /** The index of the record's kind in `deviceStorage`. */
    const kindOf = (record: object): number => {
      if ('submission' in record) return 1;
      return 'answers' in record ? 0 : 2;
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name);
      await new Promise((resolve) => open.addEventListener('success', resolve));
      for (const store of open.result.objectStoreNames) {
        const all = open.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => all.addEventListener('success', resolve));
        for (const record of all.result as object[]) names.push(`${name} / ${store}: ${kindOf(record)}`);
      }
      open.result.close();
    }
    const workers = (await navigator.serviceWorker.getRegistrations()).flatMap(
      ({ active, waiting, installing }) => active ?? waiting ?? installing ?? [],
    );
    return [
      ...names,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...workers.map(({ scriptURL }) => new URL(scriptURL).pathname),
    ];
  });
  return [...new Set([...cookies.map(({ name }) => name), ...stored])];
};

test('A whole journey stores on the device what the cookie policy lists, and nothing else', async ({
  page,
  network,
  email,
  allowProblem,
}) => {
  allowProblem(/^error: Failed to load resource: net::/);
  allowProblem(/^error: The lead was not stored: /);
  const found = new Set<string>();
  const collectNames = async () => {
    for (const name of await storedNames(page)) found.add(name);
  };

  await page.goto(`${network.url}/`);
  await collectNames();
  expect([...found], 'a visit without the forms stores nothing').toEqual([]);

  const form = page.locator('#contact form');
  const { fullName, companyName } = answers;
  await form.getByLabel(contact.labels.fullName).fill(fullName);
  await form.getByLabel(contact.labels.email).fill(email);
  await form.getByLabel(contact.labels.companyName).fill(companyName);
  // Nobody goes on as fast as this test.
  const savedCompany = async (): Promise<string | undefined> => {
    const [draft] = await page.evaluate(addAndReadRecords, []);
    return draft?.answers?.companyName;
  };
  await expect.poll(savedCompany).toBe(companyName);
  // The pages with a form take the draft's id out of the session storage, and leave it there for the next page.
  await page.goto(`${network.url}/privacy-policy`);
  await collectNames();
  await page.goto(`${network.url}/get-started`);
  await fillStepsFrom(page, fieldToResumeAt({ fullName, email, companyName }), email);
  network.fault = requestLost;
  await submitButton(page).click();
  await expect(errorAlert(page)).toBeVisible();
  await collectNames();

  network.fault = { kind: 'none' };
  await submitButton(page).click();
  await expect(thanksHeading(page)).toBeVisible();
  await page.getByRole('button', { name: wizardTexts.stay }).click();
  await collectNames();
  await page.getByRole('link', { name: wizardTexts.home }).click();
  await page.waitForURL(`${network.url}/`);
  await collectNames();

  await page.goto(`${network.url}/get-started`);
  await fillStep(page, firstField, email);
  await goToNextStep(page, firstField);
  await page.getByText(wizardTexts.startOver, { exact: true }).click();
  await page.getByRole('button', { name: wizardTexts.buttons.discard }).click();
  const namesWithAnswers = async () =>
    (await storedNames(page)).filter((name) => !['lead-draft', '/sw.js'].includes(name));
  await expect.poll(namesWithAnswers).toEqual([]);

  const listed = deviceStorage.map(({ where, name }, index) => (where === 'IndexedDB' ? `${name}: ${index}` : name));
  expect([...found].toSorted()).toEqual(listed.toSorted());
});
