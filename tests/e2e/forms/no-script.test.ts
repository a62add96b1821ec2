/** Both forms on pages that run no script, in every engine. */
import { notSentTexts, thankYouTexts } from '../../../src/data/after-submit.ts';
import { mailLink } from '../../../src/data/site.ts';
import { questions } from '../../../src/lib/lead/index.ts';
import { contact, wizardTexts } from '../../form-texts.ts';
import { expectPath, expectText, fill, focus, goBack, pressEnterOn, type Tab } from '../support/engine-test.ts';
import { engineTest as test, everyEngine, expect, poll, rowOf } from './fixtures.ts';
import { answersAskedBy, type FormName, formNames, forms, questionsAskedBy, readForm } from './steps.ts';

test.use({ scripting: false });

/** All fields of the page are visible, also the wizard's. */
async function fillAllFields(tab: Tab, name: FormName, answers: Record<string, string>): Promise<void> {
  for (const { field } of questionsAskedBy(name)) await fill(tab, forms[name].labels[field], answers[field]!);
}

test(
  'The wizard’s form sends all answers, once, however often it is pressed',
  everyEngine,
  async ({ tab, network, answers, storedRows }) => {
    const unusualText = `"Quotes" & 'more', 100 %\n\nשלום עולם\n👩‍👩‍👧 🦊`;
    const filled = { ...answers, customRequest: unusualText };
    await tab.goto(`${network.url}/get-started`);
    await fillAllFields(tab, 'wizard', filled);
    await focus(tab, wizardTexts.buttons.submit);
    await tab.evaluate(() => {
      const button = document.activeElement as HTMLElement;
      button.click();
      button.click();
    }, null);
    await expectText(tab, thankYouTexts.text);
    await tab.reload();
    await goBack(tab);
    await pressEnterOn(tab, wizardTexts.buttons.submit);
    await expectText(tab, thankYouTexts.text);
    expect(await storedRows(answers)).toMatchObject([rowOf(filled)]);
  },
);

test(
  'A form that is refused is still there after Back, with its answers',
  everyEngine,
  async ({ tab, network, answers, storedRows }) => {
    // A name that the browser accepts but nobody could read.
    const invisibleName = '\u200b';
    await tab.goto(`${network.url}/`);
    await fillAllFields(tab, 'home', { ...answers, fullName: invisibleName });
    await pressEnterOn(tab, contact.action);
    await expectText(tab, `${notSentTexts.text} ${mailLink.label}.`);
    await goBack(tab);
    // Until the page is loaded, the browser may still restore the old answers.
    await expectPath(tab, '/');
    await fill(tab, contact.labels.fullName, answers.fullName);
    await pressEnterOn(tab, contact.action);
    await expectText(tab, thankYouTexts.text);
    expect(await storedRows(answers)).toMatchObject([rowOf(answersAskedBy('home', answers))]);
  },
);

for (const name of formNames) {
  const { path, labels } = forms[name];

  test(`${name}’s form takes no more characters than it may send`, everyEngine, async ({ tab, network }) => {
    const textQuestions = questionsAskedBy(name).filter(({ type }) => type !== 'select');
    await tab.goto(`${network.url}${path}`);
    for (const { field, maxLength } of textQuestions) {
      await fill(tab, labels[field], 'x'.repeat(maxLength - 1));
      await focus(tab, labels[field]);
      await tab.keyboard.type('xyz');
      await poll(async () => (await readForm(tab))[field]?.length, { message: field }).toBe(maxLength);
    }
  });

  test(`${name}’s form sends the longest answers`, everyEngine, async ({ tab, network, answers, storedRows }) => {
    const longest = { ...answers };
    for (const { field, type, maxLength } of questions) {
      const isFreeText = type !== 'select' && type !== 'email';
      if (isFreeText) longest[field] = answers[field].padEnd(maxLength, 'x');
    }
    await tab.goto(`${network.url}${path}`);
    await fillAllFields(tab, name, longest);
    await pressEnterOn(tab, contact.action);
    await expectText(tab, thankYouTexts.text);
    expect(await storedRows(answers)).toMatchObject([rowOf(answersAskedBy(name, longest))]);
  });
}

test(
  'The address to which forms are posted, opened by itself, says that nothing was sent',
  everyEngine,
  async ({ tab, network }) => {
    await tab.goto(`${network.url}/lead`);
    await expectPath(tab, '/not-sent');
    await expectText(tab, notSentTexts.text);
  },
);
