/** A visitor's way from the home page to the thanks, by keyboard, in every engine. */
import { headers } from '../../src/data/headers.ts';
import { texts, toRow } from '../../src/lib/lead/index.ts';
import { arrived, contact, missing, privacyNotice, question, reply, wizard } from '../wizard-words.ts';
import { deviceRecords } from './support/device.ts';
import { expect, focus, goBack, pathOf, press, shows, type Tab, test, words } from './support/engine-test.ts';
import { answers, answersOf } from './support/wizard.ts';

const focusedText = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent ?? '', null);
const valueOf = (tab: Tab) => tab.evaluate(() => (document.activeElement as HTMLInputElement).value, null);

test('From the home page to the thanks and back home, with a failure, a reload and Back on the way', async ({
  tab,
  network,
  leads,
  email,
}) => {
  test.slow();
  await tab.goto(`${network.url}/`);
  const ground = () =>
    tab.evaluate(() => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      return getComputedStyle(document.querySelector('header')!, '::before').opacity;
    }, null);
  await expect.poll(ground).toBe('1');

  // The wizard continues with the answers from the contact form.
  await focus(tab, contact.labels.fullName);
  await tab.keyboard.type(answers.fullName);
  await focus(tab, contact.labels.customRequest);
  await tab.keyboard.type(answers.customRequest);
  const kept = () => tab.evaluate(deviceRecords, []).then(([draft]) => draft?.answers?.customRequest);
  await expect.poll(kept).toBe(answers.customRequest);
  await press(tab, headers.home.action!.label);
  await expect.poll(() => tab.evaluate(() => location.href, null).catch(() => '')).toBe(`${network.url}/get-started`);
  await shows(tab, 'Step 2 of 5');
  await focus(tab, question.companyName);
  await tab.keyboard.type(answers.companyName);
  await tab.keyboard.press('Enter');
  await shows(tab, question.email);
  await expect.poll(() => focusedText(tab)).toBe('');
  await tab.keyboard.press('Enter');
  await shows(tab, missing.email);
  // The fastest typist needs ten times as long. Typed in one burst, keys can still wait for the device at the reload.
  await tab.keyboard.type(email, { delay: 5 });
  await expect.poll(() => words(tab)).not.toContain(missing.email);

  await tab.reload();
  await shows(tab, 'Step 3 of 5');
  await focus(tab, question.email);
  await expect.poll(() => valueOf(tab)).toBe(email);
  await tab.keyboard.press('Enter');
  await shows(tab, question.service);
  await focus(tab, question.service);
  await tab.keyboard.type(answers.service);
  await expect.poll(() => valueOf(tab)).toBe(answers.service);
  await press(tab, 'Next');
  await shows(tab, 'Step 5 of 5');

  await network.stop();
  await press(tab, 'Submit');
  await shows(tab, texts.failed);
  await shows(tab, texts.kept);
  await goBack(tab);
  await shows(tab, 'Step 4 of 5');
  await press(tab, 'Next');
  await shows(tab, 'Step 5 of 5');
  await network.start();
  await press(tab, 'Submit');
  await shows(tab, 'Thanks, Ada!');
  await shows(tab, reply);
  await shows(tab, wizard.leaving);
  await expect.poll(() => focusedText(tab)).toContain('Thanks');

  await expect.poll(() => pathOf(tab).catch(() => '')).toBe('/');
  await shows(tab, arrived);
  const { created_at: _, ...row } = toRow(answersOf(email), '');
  expect(await leads(email)).toMatchObject([row]);
});

test('The form goes on where it was after another page and Back', async ({ tab, network, leads, email }) => {
  await tab.goto(`${network.url}/get-started`);
  await focus(tab, question.fullName);
  await tab.keyboard.type(answers.fullName);
  await press(tab, 'Next');
  await shows(tab, 'Step 2 of 5');
  await press(tab, privacyNotice.link.label);
  await expect.poll(() => pathOf(tab).catch(() => '')).toBe(privacyNotice.link.href);
  await goBack(tab);
  await shows(tab, 'Step 2 of 5');
  for (const [asked, answer] of [
    [question.companyName, answers.companyName],
    [question.email, email],
    [question.service, answers.service],
  ] as const) {
    await focus(tab, asked);
    await tab.keyboard.type(answer);
    await press(tab, 'Next');
  }
  await press(tab, 'Submit');
  await shows(tab, 'Thanks, Ada!');
  expect(await leads(email)).toMatchObject([{ full_name: answers.fullName, service_interest: answers.service }]);
});

test('The menu opens by key and closes by Escape', async ({ tab, network }) => {
  await tab.goto(`${network.url}/`);
  await press(tab, 'Menu');
  await shows(tab, headers.home.links[1]!.label);
  await tab.keyboard.press('Escape');
  await expect.poll(() => words(tab)).not.toContain(headers.home.links[1]!.label);
});
