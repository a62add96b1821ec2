/** A visitor's way from the home page to the thanks, by keyboard, in every engine. */
import { headerLinks } from '../../src/data/header-links.ts';
import { navLabels } from '../../src/data/nav-labels.ts';
import { fields, texts, toRow, type Field } from '../../src/lib/lead/index.ts';
import {
  receivedNotice,
  contact,
  requiredMessages,
  privacyNotice,
  questionTexts,
  reply,
  wizardTexts,
} from '../form-texts.ts';
import { addAndReadRecords } from './support/device.ts';
import {
  click,
  expect,
  focus,
  goBack,
  expectPath,
  pressEnterOn,
  expectText,
  type Tab,
  test,
  textOf,
} from './support/engine-test.ts';
import {
  fieldAfter,
  answers,
  answersOf,
  fieldBefore,
  firstField,
  lastField,
  fieldToResumeAt,
  questionOf,
  secondField,
  stepLabel,
  thanksText,
} from './support/wizard.ts';

const focusedText = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent ?? '', null);
const focusedValue = (tab: Tab) => tab.evaluate(() => (document.activeElement as HTMLInputElement).value, null);

/** Types an answer, unless the field has one. */
async function typeAnswer(tab: Tab, field: Field, email: string): Promise<void> {
  const text = answersOf(email)[field];
  await focus(tab, questionTexts[field]);
  if (await focusedValue(tab)) return;
  await tab.keyboard.type(text);
  await expect.poll(() => focusedValue(tab)).toBe(text);
}

/** Answers the questions from one up to another, and stops there. */
async function answerSteps(tab: Tab, from: Field, to: Field, email: string): Promise<void> {
  for (const field of fields.slice(fields.indexOf(from), fields.indexOf(to))) {
    await typeAnswer(tab, field, email);
    // Enter opens a list, and makes a new line in a long text.
    const enterDoesNotAdvance = ['select', 'textarea'].includes(questionOf(field).type);
    if (enterDoesNotAdvance) await pressEnterOn(tab, wizardTexts.buttons.next);
    else await tab.keyboard.press('Enter');
    await expectText(tab, stepLabel(fieldAfter(field)));
  }
}

/** Scrolls down, and returns the opacity of the header's dark background. */
const scrollAndReadHeaderOpacity = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    return getComputedStyle(document.querySelector('header')!, '::before').opacity;
  }, null);

/** The page's address; empty while a navigation interrupts the script. */
const addressOrEmpty = (tab: Tab): Promise<string> => tab.evaluate(() => location.href, null).catch(() => '');

test('From the home page to the thanks and back home, with a failure, a reload and Back on the way', async ({
  tab,
  network,
  leads,
  email,
}) => {
  test.slow();
  await tab.goto(`${network.url}/`);
  await expect.poll(() => scrollAndReadHeaderOpacity(tab)).toBe('1');

  // The wizard continues with the answers from the contact form.
  await focus(tab, contact.labels.fullName);
  await tab.keyboard.type(answers.fullName);
  await focus(tab, contact.labels.customRequest);
  await tab.keyboard.type(answers.customRequest);
  const readSavedRequest = async (): Promise<string | undefined> => {
    const [draft] = await tab.evaluate(addAndReadRecords, []);
    return draft?.answers?.customRequest;
  };
  await expect.poll(readSavedRequest).toBe(answers.customRequest);
  await pressEnterOn(tab, headerLinks.home.button!.label);
  await expect.poll(() => addressOrEmpty(tab)).toBe(`${network.url}/get-started`);
  const resumedField = fieldToResumeAt({ fullName: answers.fullName });
  await expectText(tab, stepLabel(resumedField));
  await answerSteps(tab, resumedField, 'email', email);
  await expectText(tab, questionTexts.email);
  await expect.poll(() => focusedText(tab)).toBe('');
  await tab.keyboard.press('Enter');
  await expectText(tab, requiredMessages.email);
  // The fastest typist needs ten times as long. Typed in one burst, keys can still wait for the device at the reload.
  await tab.keyboard.type(email, { delay: 5 });
  await expect.poll(() => textOf(tab)).not.toContain(requiredMessages.email);

  await tab.reload();
  await expectText(tab, stepLabel('email'));
  await focus(tab, questionTexts.email);
  await expect.poll(() => focusedValue(tab)).toBe(email);
  await answerSteps(tab, 'email', lastField, email);
  await typeAnswer(tab, lastField, email);

  await network.stop();
  await pressEnterOn(tab, wizardTexts.buttons.submit);
  await expectText(tab, texts.failed);
  await expectText(tab, texts.saved);
  await goBack(tab);
  await expectText(tab, stepLabel(fieldBefore(lastField)));
  await pressEnterOn(tab, wizardTexts.buttons.next);
  await expectText(tab, stepLabel(lastField));
  await network.start();
  await pressEnterOn(tab, wizardTexts.buttons.submit);
  await expectText(tab, thanksText);
  await expectText(tab, reply);
  await expectText(tab, wizardTexts.leaving);
  await expect.poll(() => focusedText(tab)).toContain(thanksText);

  await expectPath(tab, '/');
  await expectText(tab, receivedNotice);
  const { created_at: _, ...row } = toRow(answersOf(email), '');
  expect(await leads(email)).toMatchObject([row]);
});

test('After another page and Back, the wizard shows the same question, and the lead can be sent', async ({
  tab,
  network,
  leads,
  email,
}) => {
  await tab.goto(`${network.url}/get-started`);
  await answerSteps(tab, firstField, secondField, email);
  // Not by Enter, which Firefox’s driver would not release before the page is left: the next one would be a repetition.
  await click(tab, privacyNotice.link.label);
  await expectPath(tab, privacyNotice.link.href);
  await goBack(tab);
  await expectText(tab, stepLabel(secondField));
  await answerSteps(tab, secondField, lastField, email);
  await typeAnswer(tab, lastField, email);
  await pressEnterOn(tab, wizardTexts.buttons.submit);
  await expectText(tab, thanksText);
  expect(await leads(email)).toMatchObject([{ full_name: answers.fullName, service_interest: answers.service }]);
});

test('The menu opens with Enter and closes with Escape', async ({ tab, network }) => {
  const linkInMenu = headerLinks.home.links[1]!.label;
  await tab.goto(`${network.url}/`);
  await pressEnterOn(tab, navLabels.menu);
  await expectText(tab, linkInMenu);
  await tab.keyboard.press('Escape');
  await expect.poll(() => textOf(tab)).not.toContain(linkInMenu);
});
