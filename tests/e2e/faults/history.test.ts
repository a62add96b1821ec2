/** The browser's history: Back undoes the visitor's own Next, and nothing else. */
import { arrived, contact, question } from '../../wizard-words.ts';
import { fields } from '../../../src/lib/lead/index.ts';
import { expectPath, goBack } from '../support/engine-test.ts';
import { emptyPath } from '../support/faulty-network.ts';
import {
  answersAtHome,
  before,
  firstField,
  lastField,
  opensAt,
  secondField,
  stepLabel,
  stepOf,
} from '../support/wizard.ts';
import {
  changed,
  click,
  engineTest as test,
  everywhere,
  expect,
  hides,
  expectText,
  type Tab,
  valueOf,
  fill,
} from './fixtures.ts';

const isReady = (tab: Tab) =>
  expect.poll(() => tab.evaluate(() => document.documentElement.dataset['step'], null)).toBe('ready');

test.describe('Back', everywhere, () => {
  test('from what home asked leads home at once', async ({ tab, lead }) => {
    await lead.begin(tab);
    await expectText(tab, stepLabel(opensAt({ ...answersAtHome(lead.answers.email), service: '' })));
    await goBack(tab);
    await expectPath(tab, '/');
    await expect.poll(() => valueOf(tab, contact.labels.companyName)).toBe(lead.answers.companyName);
  });

  test('to an earlier visit shows what was typed last', async ({ tab, lead, network }) => {
    for (const name of ['Ada', 'Grace']) {
      await tab.goto(`${network.url}/blog`);
      await tab.goto(`${network.url}/get-started`);
      await isReady(tab);
      await fill(tab, question.fullName, name);
      await expect.poll(() => lead.kept(tab)).toEqual([name]);
    }
    await goBack(tab);
    await expectPath(tab, '/blog');
    await goBack(tab);
    await expectPath(tab, '/get-started');
    await expect.poll(() => valueOf(tab, question.fullName)).toBe('Grace');
  });

  test('after the thanks begins another request', async ({ tab, lead }) => {
    await lead.open(tab);
    await lead.submit(tab, 'thanks', 1);
    await expectPath(tab, '/');
    await expectText(tab, arrived);
    await goBack(tab);
    await expectText(tab, stepLabel(firstField));
    await hides(tab, 'Thanks');
    expect(await valueOf(tab, question.fullName)).toBe('');
    await lead.open(tab, { [lastField]: changed });
    await lead.submit(tab, 'thanks', 2);
    expect(await lead.arrived()).toEqual([lead.said, changed]);
  });

  test('and Previous, twice quickly, go back two steps', async ({ tab, lead }) => {
    await lead.open(tab, {}, firstField);
    await isReady(tab);
    for (const field of fields.slice(1)) {
      await click(tab, 'Next');
      await expectText(tab, stepLabel(field));
    }
    await tab.evaluate(() => {
      const previous = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Previous')!;
      previous.click();
      previous.click();
    }, null);
    const arrivedAt = before(before(lastField));
    await expectText(tab, stepLabel(arrivedAt));
    await tab.evaluate((steps) => history.go(-steps), stepOf(arrivedAt) - stepOf(firstField));
    await expectText(tab, stepLabel(firstField));
    await click(tab, 'Next');
    await expectText(tab, stepLabel(secondField));
    await goBack(tab);
    await expectText(tab, stepLabel(firstField));
    await goBack(tab);
    await expectPath(tab, emptyPath);
  });
});
