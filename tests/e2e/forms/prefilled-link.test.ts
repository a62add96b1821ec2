/** A link to the wizard that chooses a service and begins the request, as the services' pages and the calculator have. */
import { services } from '../../site/front-matter.ts';
import { requestLost } from '../support/faulty-network.ts';
import { asScript, engineTest as test, everyEngine, expect, poll, rowOf } from './fixtures.ts';
import { expectOnDevice, leaveOnDevice } from './records.ts';
import { blockStorage } from './storage-faults.ts';
import { expectForm, expectThanks, fillForm, readForm, submit } from './steps.ts';

const [linkedService, ...otherServices] = services();
const otherService = otherServices.at(-1) ?? linkedService;
const link = `/get-started?service=${linkedService!.slug}&request=Two%20offices.`;
const linkAnswers = { service: linkedService!.option, customRequest: 'Two offices.' };

test.describe('A link with a service and a request, where storage is blocked:', everyEngine, () => {
  test('a reload keeps both', async ({ tab, network }) => {
    network.pageScript = asScript(blockStorage, null);
    await tab.goto(network.url + link);
    await expectForm(tab, linkAnswers);
    await tab.reload();
    await expectForm(tab, linkAnswers, 5000);
  });

  test('the lead is sent, and the next one begins empty', async ({ tab, network, answers, storedRows }) => {
    const filled = { ...answers, ...linkAnswers };
    network.pageScript = asScript(blockStorage, null);
    await tab.goto(network.url + link);
    await expectForm(tab, linkAnswers);
    await fillForm(tab, 'wizard', filled);
    await submit(tab);
    await expectThanks(tab, filled);
    expect(await storedRows(filled)).toMatchObject([rowOf(filled)]);
    await tab.goto(`${network.url}/get-started`);
    await poll(() => readForm(tab)).toMatchObject({ service: '', customRequest: '' });
  });
});

test.describe('A link with a service and a request:', everyEngine, () => {
  test('a reload keeps what was chosen since', async ({ tab, network, answers }) => {
    const filled = { ...answers, service: otherService!.option };
    await tab.goto(network.url + link);
    await expectForm(tab, linkAnswers);
    await fillForm(tab, 'wizard', filled);
    await expectOnDevice(tab, filled.service);
    await tab.reload();
    await expectForm(tab, filled);
  });

  test('the wizard, left at once and opened again without it, keeps both', async ({ tab, network }) => {
    await tab.goto(network.url + link);
    await expectForm(tab, linkAnswers);
    await expectOnDevice(tab, linkAnswers.customRequest);
    await tab.goto(`${network.url}/get-started`);
    await expectForm(tab, linkAnswers);
  });
});

test(
  'A link with a service, a request and the name of a campaign: the campaign stays in the address',
  everyEngine,
  async ({ tab, network }) => {
    const campaign = 'utm_source=news&gclid=a%20b';
    await tab.goto(`${network.url}${link}&${campaign}`);
    await expectForm(tab, linkAnswers);
    const readQuery = () => tab.evaluate(() => Object.fromEntries(new URLSearchParams(location.search)), null);
    await poll(readQuery).toEqual({ utm_source: 'news', gclid: 'a b' });
  },
);

test.describe('A link with a service and a request, while an earlier lead is queued:', everyEngine, () => {
  /** The form begins anew, with the link's answers alone. */
  const newForm = { fullName: '', ...linkAnswers };

  test('it begins another lead, and both are sent', async ({ tab, network, answers, earlierAnswers, expectStored }) => {
    const filled = { ...answers, ...linkAnswers };
    network.fault = requestLost;
    await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true });
    await tab.goto(network.url + link);
    await expectForm(tab, newForm, 5000);
    network.release();
    await fillForm(tab, 'wizard', filled);
    await submit(tab);
    await expectThanks(tab, filled);
    await expectStored(filled);
    await tab.goto(`${network.url}/blog`);
    await expectStored(earlierAnswers);
  });

  test('a reload keeps the choice, and the lead is still queued', async ({
    tab,
    network,
    earlierAnswers,
    expectStored,
  }) => {
    network.fault = requestLost;
    await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true });
    await tab.goto(network.url + link);
    await expectForm(tab, newForm, 5000);
    await tab.reload();
    await expectForm(tab, newForm, 5000);
    network.release();
    await tab.goto(`${network.url}/blog`);
    await expectStored(earlierAnswers);
  });
});
