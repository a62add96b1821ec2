/** The browser's history: Back undoes the visitor's own Next, and nothing else. */
import { receivedNotice, contact, questionTexts } from '../../form-texts.ts';
import { fields } from '../../../src/lib/lead/index.ts';
import { expectPath, goBack } from '../support/engine-test.ts';
import { emptyPath } from '../support/faulty-network.ts';
import {
  homeAnswersOf,
  fieldBefore,
  firstField,
  lastField,
  fieldToResumeAt,
  secondField,
  stepLabel,
  stepNumber,
  waitForWizard,
  thanksText,
} from '../support/wizard.ts';
import {
  secondAnswer,
  click,
  engineTest as test,
  everyEngine,
  expect,
  expectHidden,
  expectText,
  valueOf,
  fill,
  buttons,
} from './fixtures.ts';

test.describe('Back', everyEngine, () => {
  test('from what home asked leads home at once', async ({ tab, lead }) => {
    await lead.continueFromHome(tab);
    await expectText(tab, stepLabel(fieldToResumeAt({ ...homeAnswersOf(lead.answers.email), service: '' })));
    await goBack(tab);
    await expectPath(tab, '/');
    await expect.poll(() => valueOf(tab, contact.labels.companyName)).toBe(lead.answers.companyName);
  });

  test('to an earlier visit shows what was typed last', async ({ tab, lead, network }) => {
    for (const name of ['Ada', 'Grace']) {
      await tab.goto(`${network.url}/blog`);
      await tab.goto(`${network.url}/get-started`);
      await waitForWizard(tab);
      await fill(tab, questionTexts.fullName, name);
      await expect.poll(() => lead.draftAnswers(tab)).toEqual([name]);
    }
    await goBack(tab);
    await expectPath(tab, '/blog');
    await goBack(tab);
    await expectPath(tab, '/get-started');
    await expect.poll(() => valueOf(tab, questionTexts.fullName)).toBe('Grace');
  });

  test('after the thanks begins another request', async ({ tab, lead }) => {
    await lead.openWizard(tab);
    await lead.submit(tab, 'thanks', 1);
    await expectPath(tab, '/');
    await expectText(tab, receivedNotice);
    await goBack(tab);
    await expectText(tab, stepLabel(firstField));
    await expectHidden(tab, thanksText);
    expect(await valueOf(tab, questionTexts.fullName)).toBe('');
    await lead.openWizard(tab, { [lastField]: secondAnswer });
    await lead.submit(tab, 'thanks', 2);
    expect(await lead.storedAnswers()).toEqual([lead.lastAnswer, secondAnswer]);
  });

  test('and Previous, twice quickly, go back two steps', async ({ tab, lead }) => {
    await lead.openWizard(tab, {}, firstField);
    await waitForWizard(tab);
    for (const field of fields.slice(1)) {
      await click(tab, buttons.next);
      await expectText(tab, stepLabel(field));
    }
    await tab.evaluate((name) => {
      const previous = [...document.querySelectorAll('button')].find((button) => button.textContent === name)!;
      previous.click();
      previous.click();
    }, buttons.previous);
    const twoStepsBack = fieldBefore(fieldBefore(lastField));
    await expectText(tab, stepLabel(twoStepsBack));
    await tab.evaluate((steps) => history.go(-steps), stepNumber(twoStepsBack) - stepNumber(firstField));
    await expectText(tab, stepLabel(firstField));
    await click(tab, buttons.next);
    await expectText(tab, stepLabel(secondField));
    await goBack(tab);
    await expectText(tab, stepLabel(firstField));
    await goBack(tab);
    await expectPath(tab, emptyPath);
  });
});
