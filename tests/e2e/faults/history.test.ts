/** The browser's history: Back undoes the visitor's own Next, and nothing else. */
import { arrived, contact, question } from '../../wizard-words.ts';
import { arrivesAt, goBack } from '../support/engine-test.ts';
import { emptyPath } from '../support/faulty-network.ts';
import { click, engineTest as test, everywhere, expect, hides, shows, type Tab, valueOf, write } from './fixtures.ts';

const isReady = (tab: Tab) =>
  expect.poll(() => tab.evaluate(() => document.documentElement.dataset['step'], null)).toBe('ready');

test.describe('Back', everywhere, () => {
  test('from what home asked leads home at once', async ({ tab, lead }) => {
    await lead.begin(tab);
    await shows(tab, 'Step 4 of 5');
    await goBack(tab);
    await arrivesAt(tab, '/');
    await expect.poll(() => valueOf(tab, contact.labels.companyName)).toBe(lead.answers.companyName);
  });

  test('to an earlier visit shows what was typed last', async ({ tab, lead, network }) => {
    for (const name of ['Ada', 'Grace']) {
      await tab.goto(`${network.url}/blog`);
      await tab.goto(`${network.url}/get-started`);
      await isReady(tab);
      await write(tab, question.fullName, name);
      await expect.poll(() => lead.kept(tab)).toEqual([name]);
    }
    await goBack(tab);
    await arrivesAt(tab, '/blog');
    await goBack(tab);
    await arrivesAt(tab, '/get-started');
    await expect.poll(() => valueOf(tab, question.fullName)).toBe('Grace');
  });

  test('after the thanks begins another request', async ({ tab, lead }) => {
    await lead.open(tab);
    await lead.submit(tab, 'thanks', 1);
    await arrivesAt(tab, '/');
    await shows(tab, arrived);
    await goBack(tab);
    await shows(tab, 'Step 1 of 5');
    await hides(tab, 'Thanks');
    expect(await valueOf(tab, question.fullName)).toBe('');
    await lead.open(tab, { customRequest: 'A second one.' });
    await lead.submit(tab, 'thanks', 2);
    expect(await lead.arrived()).toEqual([lead.answers.customRequest, 'A second one.']);
  });

  test('and Previous, twice quickly, go back two steps', async ({ tab, lead }) => {
    await lead.open(tab, {}, 1);
    await isReady(tab);
    for (const step of [2, 3, 4, 5]) {
      await click(tab, 'Next');
      await shows(tab, `Step ${step} of 5`);
    }
    await tab.evaluate(() => {
      const previous = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Previous')!;
      previous.click();
      previous.click();
    }, null);
    await shows(tab, 'Step 3 of 5');
    await tab.evaluate(() => history.go(-2), null);
    await shows(tab, 'Step 1 of 5');
    await click(tab, 'Next');
    await shows(tab, 'Step 2 of 5');
    await goBack(tab);
    await shows(tab, 'Step 1 of 5');
    await goBack(tab);
    await arrivesAt(tab, emptyPath);
  });
});
