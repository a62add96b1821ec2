/** The browser's history is the visitor's own: Back undoes their own Next, and nothing else. */
import { question } from '../../wizard-words.ts';
import { goBack, pathOf } from '../support/engine-test.ts';
import { click, engineTest, everywhere, expect, hides, shows, type Tab, valueOf, write } from './lead-test.ts';

const arrives = (tab: Tab, path: string) => expect.poll(() => pathOf(tab).catch(() => '')).toBe(path);

engineTest.describe('Back', everywhere, () => {
  engineTest('after Continue leads home at once', async ({ tab, lead, network }) => {
    await tab.goto(`${network.url}/`);
    for (const [label, text] of [
      ['Name', lead.answers.fullName],
      ['Email', lead.answers.email],
      ['Company', lead.answers.companyName],
    ] as const)
      await write(tab, label, text);
    await click(tab, 'Continue');
    await shows(tab, 'Step 4 of 5');
    await goBack(tab);
    await arrives(tab, '/');
    await expect.poll(() => valueOf(tab, 'Company')).toBe(lead.answers.companyName);
  });

  engineTest('to an earlier visit shows what was typed last', async ({ tab, network }) => {
    for (const name of ['Ada', 'Grace']) {
      await tab.goto(`${network.url}/blog`);
      await tab.goto(`${network.url}/get-started`);
      await shows(tab, 'Start over');
      await write(tab, question.fullName, name);
    }
    await goBack(tab);
    await arrives(tab, '/blog');
    await goBack(tab);
    await arrives(tab, '/get-started');
    await expect.poll(() => valueOf(tab, question.fullName)).toBe('Grace');
  });

  engineTest('after the thanks begins another request', async ({ tab, lead, network }) => {
    await lead.open(tab);
    await lead.submit(tab, 'thanks', 1);
    await arrives(tab, '/');
    await shows(tab, 'Your request is in.');
    await goBack(tab);
    await shows(tab, 'Step 1 of 5');
    await hides(tab, 'Thanks');
    expect(await valueOf(tab, question.fullName)).toBe('');
    await lead.open(tab, { customRequest: 'A second one.' });
    await lead.submit(tab, 'thanks', 2);
    expect(await lead.arrived()).toEqual([lead.answers.customRequest, 'A second one.']);
    expect(network.attempts).toBe(2);
  });

  engineTest('and Previous, twice quickly, go back two steps', async ({ tab, lead, network }) => {
    await lead.keep(tab, {}, 1);
    await tab.goto(`${network.url}/get-started`);
    for (const step of [2, 3, 4, 5]) {
      await click(tab, 'Next');
      await shows(tab, `Step ${step} of 5`);
    }
    await tab.evaluate(() => {
      const previous = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Previous')!;
      for (const _press of [1, 2]) previous.click();
    }, null);
    await shows(tab, 'Step 3 of 5');
    await tab.evaluate(() => history.go(-2), null);
    await shows(tab, 'Step 1 of 5');
    await click(tab, 'Next');
    await shows(tab, 'Step 2 of 5');
  });
});
