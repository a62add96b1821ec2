/** Back: it undoes the visitor's own Next, and a page from the browser's back/forward cache shows the newest answers. */
import { fields } from '../../../src/lib/lead/index.ts';
import { navLabels } from '../../../src/data/nav-labels.ts';
import { receivedNotice, wizardTexts } from '../../form-texts.ts';
import { click, expectPath, expectText, fill, goBack } from '../support/engine-test.ts';
import { emptyPath, requestLost } from '../support/faulty-network.ts';
import {
  fieldAfter,
  fieldBefore,
  fieldToResumeAt,
  firstField,
  lastField,
  secondField,
  stepLabel,
  stepNumber,
  waitForWizard,
} from '../support/wizard.ts';
import { engineTest as test, everyEngine, expect, poll, rowOf } from './fixtures.ts';
import { draftsOf, expectOnDevice } from './records.ts';
import {
  answersAskedBy,
  continueFromHome,
  editedAnswers,
  expectForm,
  expectHidden,
  expectPromiseToSend,
  expectThanks,
  fillAndSend,
  formNames,
  forms,
  openWizard,
  readForm,
  submit,
  thanksFor,
} from './steps.ts';

test.describe('Back', everyEngine, () => {
  test('from the step that the home page leads to goes to the home page at once', async ({ tab, network, answers }) => {
    await continueFromHome(tab, network.url, answers);
    const step = fieldToResumeAt({ ...answersAskedBy('home', answers), service: '' });
    await expectText(tab, stepLabel(step));
    await goBack(tab);
    await expectPath(tab, '/');
    await expectForm(tab, { companyName: answers.companyName });
  });

  test('after the thanks opens an empty form, for another lead', async ({
    tab,
    network,
    answers,
    expectStored,
    storedRows,
  }) => {
    await openWizard(tab, network.url, answers);
    await submit(tab);
    await expectThanks(tab, answers);
    await expectStored(answers);
    await expectPath(tab, '/');
    await expectText(tab, receivedNotice);
    await goBack(tab);
    await expectText(tab, stepLabel(firstField));
    await expectHidden(tab, thanksFor(answers));
    expect(await readForm(tab)).toMatchObject({ fullName: '' });
    const secondLead = editedAnswers('wizard', answers);
    await openWizard(tab, network.url, secondLead);
    await submit(tab);
    await expectThanks(tab, secondLead);
    expect(await storedRows(answers)).toMatchObject([rowOf(answers), rowOf(secondLead)]);
  });

  test('after Previous, pressed twice quickly, leaves the wizard from its first step', async ({
    tab,
    network,
    answers,
  }) => {
    await openWizard(tab, network.url, answers, firstField);
    await waitForWizard(tab);
    for (const field of fields.slice(1)) {
      await click(tab, wizardTexts.buttons.next);
      await expectText(tab, stepLabel(field));
    }
    await tab.evaluate((name) => {
      const buttons = [...document.querySelectorAll('button')];
      const previous = buttons.find((button) => button.textContent === name)!;
      previous.click();
      previous.click();
    }, wizardTexts.buttons.previous);
    const twoStepsBefore = fieldBefore(fieldBefore(lastField));
    await expectText(tab, stepLabel(twoStepsBefore));
    const remainingSteps = stepNumber(twoStepsBefore) - stepNumber(firstField);
    await tab.evaluate((steps) => history.go(-steps), remainingSteps);
    await expectText(tab, stepLabel(firstField));
    await click(tab, wizardTexts.buttons.next);
    await expectText(tab, stepLabel(secondField));
    await goBack(tab);
    await expectText(tab, stepLabel(firstField));
    await goBack(tab);
    await expectPath(tab, emptyPath);
  });

  test('after the skip link and Previous goes to the question before, and then leaves the wizard', async ({
    tab,
    network,
    answers,
  }) => {
    await openWizard(tab, network.url, answers, firstField);
    await waitForWizard(tab);
    const thirdField = fieldAfter(secondField);
    for (const field of [secondField, thirdField]) {
      await click(tab, wizardTexts.buttons.next);
      await expectText(tab, stepLabel(field));
    }
    // The second click replaces the first one's entry.
    for (let clicks = 0; clicks < 2; clicks += 1) {
      await click(tab, navLabels.skip);
      await poll(() => tab.evaluate(() => document.activeElement!.tagName, null)).toBe('MAIN');
    }
    await click(tab, wizardTexts.buttons.previous);
    await expectText(tab, stepLabel(secondField));
    await goBack(tab);
    await expectText(tab, stepLabel(firstField));
    await goBack(tab);
    await expectPath(tab, emptyPath);
  });
});

for (const name of formNames) {
  const { path, labels } = forms[name];
  test.describe(`Back to ${name}`, everyEngine, () => {
    test('shows what was typed in another tab meanwhile', async ({ tab, other, network, answers, earlierAnswers }) => {
      await tab.goto(`${network.url}${path}`);
      await fill(tab, labels.fullName, earlierAnswers.fullName);
      await expectOnDevice(tab, earlierAnswers.fullName);
      await tab.goto(`${network.url}/blog`);
      await other.goto(`${network.url}${path}`);
      await expectForm(other, { fullName: earlierAnswers.fullName });
      await fill(other, labels.fullName, answers.fullName);
      await expectOnDevice(other, answers.fullName);
      await goBack(tab);
      await expectPath(tab, path);
      await expectForm(tab, { fullName: answers.fullName });
    });

    test('keeps what a password manager filled in without an event', async ({
      tab,
      other,
      network,
      answers,
      earlierAnswers,
    }) => {
      await tab.goto(`${network.url}${path}`);
      await fill(tab, labels.fullName, earlierAnswers.fullName);
      await expectOnDevice(tab, earlierAnswers.fullName);
      const fillWithoutEvent = (text: string): void => {
        document.querySelector<HTMLInputElement>('form[action="/lead"] [name=fullName]')!.value = text;
      };
      await tab.evaluate(fillWithoutEvent, answers.fullName);
      await tab.goto(`${network.url}/blog`);
      await other.goto(`${network.url}${path}`);
      await expectForm(other, { fullName: earlierAnswers.fullName });
      await goBack(tab);
      await expectPath(tab, path);
      await expectForm(tab, { fullName: answers.fullName });
      // What another tab does must not change that later.
      await other.goto(`${network.url}/blog`);
      expect(await readForm(tab)).toMatchObject({ fullName: answers.fullName });
    });
  });
}

test.describe('Back, after a failed Submit,', everyEngine, () => {
  test('to the wizard whose lead another page has sent: thanks, and no draft of it', async ({
    tab,
    network,
    answers,
    expectStored,
  }) => {
    network.fault = requestLost;
    await fillAndSend(tab, network, 'wizard', answers);
    await expectPromiseToSend(tab);
    network.release();
    await tab.goto(`${network.url}/privacy-policy`);
    await expectStored(answers);
    await goBack(tab);
    await expectThanks(tab, answers);
    await poll(() => draftsOf(tab)).toEqual([]);
  });

  test('to home, whose answers were edited in the wizard: only the edited ones are sent', async ({
    tab,
    network,
    answers,
    storedRows,
  }) => {
    network.fault = requestLost;
    await fillAndSend(tab, network, 'home', answers);
    await expectPromiseToSend(tab);
    await tab.goto(`${network.url}/get-started`);
    await expectPromiseToSend(tab);
    await fill(tab, forms.wizard.labels.customRequest, 'Only these words');
    await submit(tab);
    await expectPromiseToSend(tab);
    await goBack(tab);
    await expectPath(tab, '/');
    network.release();
    await poll(() => storedRows(answers), { timeout: 15_000 }).toHaveLength(1);
    expect(await storedRows(answers)).toMatchObject([{ custom_request: 'Only these words' }]);
  });
});
