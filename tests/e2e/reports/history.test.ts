/** A page that comes back from the browser's back/forward cache is opened anew: it shows the newest words. */
import { expectPath, goBack } from '../support/engine-test.ts';
import { requestLost } from '../support/faulty-network.ts';
import {
  answersAskedBy,
  engineTest as test,
  everyEngine,
  formNames,
  forms,
  poll,
  expectPromiseToSend,
  draftsOf,
  expectOnDevice,
  expectForm,
  readForm,
  fillAndSend,
  submit,
  expectThanks,
  fill,
  expect,
} from './support.ts';

for (const name of formNames) {
  const { path, labels } = forms[name];
  test.describe(`Back to ${name}`, everyEngine, () => {
    test('shows what another tab wrote meanwhile', async ({ tab, other, network, grace, olga }) => {
      await tab.goto(`${network.url}${path}`);
      await fill(tab, labels.fullName, olga.fullName);
      await expectOnDevice(tab, olga.fullName);
      await tab.goto(`${network.url}/blog`);
      await other.goto(`${network.url}${path}`);
      await expectForm(other, { fullName: olga.fullName });
      await fill(other, labels.fullName, grace.fullName);
      await expectOnDevice(other, grace.fullName);
      await goBack(tab);
      await expectPath(tab, path);
      await expectForm(tab, { fullName: grace.fullName });
    });

    test('keeps what a manager filled in without an event', async ({ tab, other, network, grace, olga }) => {
      await tab.goto(`${network.url}${path}`);
      await fill(tab, labels.fullName, olga.fullName);
      await expectOnDevice(tab, olga.fullName);
      const setSilently = (text: string): void => {
        document.querySelector<HTMLInputElement>('form[action="/lead"] [name=fullName]')!.value = text;
      };
      await tab.evaluate(setSilently, grace.fullName);
      await tab.goto(`${network.url}/blog`);
      await other.goto(`${network.url}${path}`);
      await expectForm(other, { fullName: olga.fullName });
      await goBack(tab);
      await expectPath(tab, path);
      await poll(() => readForm(tab)).toMatchObject({ fullName: grace.fullName });
      await other.goto(`${network.url}/blog`);
      expect(await readForm(tab)).toMatchObject({ fullName: grace.fullName });
    });
  });
}

test.describe('Back, after a failed Submit,', everyEngine, () => {
  test('to the wizard whose request another page has sent: thanks, and no draft of it', async ({
    tab,
    network,
    grace,
    expectStored,
  }) => {
    network.fault = requestLost;
    await fillAndSend(tab, network, 'wizard', grace);
    await expectPromiseToSend(tab);
    network.release();
    await tab.goto(`${network.url}/privacy-policy`);
    await expectStored(answersAskedBy('wizard', grace));
    await goBack(tab);
    await expectThanks(tab, grace);
    await poll(() => draftsOf(tab)).toEqual([]);
  });

  test('to home: only the words that were submitted last are sent', async ({ tab, network, grace, rowsOf }) => {
    network.fault = requestLost;
    await fillAndSend(tab, network, 'home', grace);
    await expectPromiseToSend(tab);
    await tab.goto(`${network.url}/get-started`);
    await expectPromiseToSend(tab);
    await fill(tab, forms.wizard.labels.customRequest, 'Only these words');
    await submit(tab);
    await expectPromiseToSend(tab);
    await goBack(tab);
    await expectPath(tab, '/');
    network.release();
    await poll(() => rowsOf(grace), { timeout: 15_000 }).toHaveLength(1);
    expect(await rowsOf(grace)).toMatchObject([{ custom_request: 'Only these words' }]);
  });
});
