/** A page that comes back from the browser's page cache is opened anew: it shows the newest words. */
import { expectPath, goBack } from '../support/engine-test.ts';
import { requestLost } from '../support/faulty-network.ts';
import {
  askedIn,
  engineTest as test,
  everywhere,
  formNames,
  forms,
  poll,
  promises,
  recordsOf,
  screenShows,
  screenOf,
  send,
  submit,
  thanks,
  type Tab,
  fill,
  expect,
} from './support.ts';

const keeps = (tab: Tab, text: string) =>
  poll(async () => JSON.stringify(await recordsOf(tab)).includes(text), { message: `the device keeps "${text}"` }).toBe(
    true,
  );

for (const name of formNames) {
  const { path, labels } = forms[name];
  test.describe(`Back to ${name}`, everywhere, () => {
    test('shows what another tab wrote meanwhile', async ({ tab, other, network, grace, olga }) => {
      await tab.goto(`${network.url}${path}`);
      await fill(tab, labels.fullName, olga.fullName);
      await keeps(tab, olga.fullName);
      await tab.goto(`${network.url}/blog`);
      await other.goto(`${network.url}${path}`);
      await screenShows(other, { fullName: olga.fullName });
      await fill(other, labels.fullName, grace.fullName);
      await keeps(other, grace.fullName);
      await goBack(tab);
      await expectPath(tab, path);
      await screenShows(tab, { fullName: grace.fullName });
    });

    test('keeps what a manager filled in without an event', async ({ tab, other, network, grace, olga }) => {
      await tab.goto(`${network.url}${path}`);
      await fill(tab, labels.fullName, olga.fullName);
      await keeps(tab, olga.fullName);
      const setSilently = (text: string): void => {
        document.querySelector<HTMLInputElement>('form[action="/lead"] [name=fullName]')!.value = text;
      };
      await tab.evaluate(setSilently, grace.fullName);
      await tab.goto(`${network.url}/blog`);
      await other.goto(`${network.url}${path}`);
      await screenShows(other, { fullName: olga.fullName });
      await goBack(tab);
      await expectPath(tab, path);
      await poll(() => screenOf(tab)).toMatchObject({ fullName: grace.fullName });
      await other.goto(`${network.url}/blog`);
      expect(await screenOf(tab)).toMatchObject({ fullName: grace.fullName });
    });
  });
}

test.describe('Back, after a failed Submit,', everywhere, () => {
  test('to the wizard whose request another page has sent: thanks, and no draft of it', async ({
    tab,
    network,
    grace,
    arrives,
  }) => {
    network.fault = requestLost;
    await send(tab, network, 'wizard', grace);
    await promises(tab);
    network.release();
    await tab.goto(`${network.url}/privacy-policy`);
    await arrives(askedIn('wizard', grace));
    await goBack(tab);
    await thanks(tab, grace);
    const drafts = async () => (await recordsOf(tab)).filter(({ answers }) => answers);
    await poll(drafts).toEqual([]);
  });

  test('to home: only the words that were submitted last are sent', async ({ tab, network, grace, rowsOf }) => {
    network.fault = requestLost;
    await send(tab, network, 'home', grace);
    await promises(tab);
    await tab.goto(`${network.url}/get-started`);
    await promises(tab);
    await fill(tab, forms.wizard.labels.customRequest, 'Only these words');
    await submit(tab);
    await promises(tab);
    await goBack(tab);
    await expectPath(tab, '/');
    network.release();
    await poll(() => rowsOf(grace), { timeout: 15_000 }).toHaveLength(1);
    expect(await rowsOf(grace)).toMatchObject([{ custom_request: 'Only these words' }]);
  });
});
