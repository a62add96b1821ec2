/** No last key is lost, nothing that was withdrawn is sent, and nothing arrives twice. */
import { answerTo } from '../../example-lead.ts';
import { emptyPath, requestLost } from '../support/faulty-network.ts';
import { discardDraft } from '../support/form-test.ts';
import {
  answersAskedBy,
  click,
  engineTest,
  clearDevice,
  everyEngine,
  expect,
  fillForm,
  type FormName,
  formNames,
  forms,
  type Page,
  poll,
  expectPromiseToSend,
  questions,
  recordsOf,
  fillAndSend,
  expectText,
  submit,
  type Tab,
  test,
  texts,
  expectThanks,
  wizard,
  textOf,
  fill,
} from './support.ts';

/** 100 take about a minute. */
const keys = Number(process.env['LAST_KEYS'] ?? 10);

for (const name of formNames) {
  test(`The tab with ${name} is closed right after a key, ${keys} times: none is lost`, async ({
    context,
    other,
    network,
  }) => {
    test.setTimeout(20_000 + keys * 3000);
    const { path, labels } = forms[name];
    await other.goto(`${network.url}${emptyPath}`);
    const kept = async () => (await recordsOf(other)).map(({ answers }) => answers?.fullName);
    // The database is there, as after an earlier visit: nobody closes a tab while their first key creates it.
    expect(await kept()).toEqual([]);
    let typed = '';
    for (let count = 0; count < keys; count += 1) {
      const page = await context.newPage();
      await page.goto(`${network.url}${path}`, typed ? {} : { waitUntil: 'networkidle' });
      const field = page.getByLabel(labels.fullName);
      // The script is there, and the draft is read, once the last key is shown.
      await expect(field).toHaveValue(typed);
      await field.focus();
      await page.keyboard.press('End');
      const key = String(count % 10);
      await page.keyboard.press(key);
      typed += key;
      await page.close();
      // A page that opens within the same few milliseconds may read the device before the key is written.
      await expect.poll(kept, { message: `key number ${count + 1}` }).toEqual([typed]);
    }
  });
}

/** The question whose answer can be changed where Submit is: in the wizard the last one, at home the message. */
const changeable = {
  wizard: questions.at(-1)!,
  home: questions.findLast(({ homeLabel, type }) => homeLabel && type === 'textarea')!,
};
const changedAnswer = (name: FormName): string => answerTo(changeable[name], 2);
const change = (tab: Tab, name: FormName) => fill(tab, forms[name].labels[changeable[name].field], changedAnswer(name));
const isTyped = changeable.wizard.type !== 'select';

const hold = { kind: 'hold request' } as const;
/** At which moment of sending, by the faults of the two ways, and how many requests are held then. */
const moments = {
  'the first way is under way': [hold, hold, 1],
  'the second way is under way': [requestLost, hold, 1],
  'both ways are under way': [hold, hold, 2],
} as const;

for (const [moment, [fault, functionFault, held]] of Object.entries(moments)) {
  engineTest.describe(`While ${moment},`, everyEngine, () => {
    engineTest(
      'the words are changed: only the new ones are sent',
      async ({ tab, network, grace, rowsOf, expectStored }) => {
        network.fault = fault;
        network.functionFault = functionFault;
        await fillAndSend(tab, network, 'wizard', grace);
        await poll(async () => network.held, { message: moment }).toBe(held);
        await change(tab, 'wizard');
        await poll(async () => network.held, { message: 'no request goes on' }).toBe(0);
        network.release();
        expect(await rowsOf(grace)).toEqual([]);
        await submit(tab);
        await expectThanks(tab, grace);
        await expectStored({ ...grace, [changeable.wizard.field]: changedAnswer('wizard') });
      },
    );

    engineTest('another tab erases everything: nothing is sent', async ({ tab, other, network, grace, rowsOf }) => {
      await other.goto(`${network.url}${emptyPath}`);
      network.fault = fault;
      network.functionFault = functionFault;
      await fillAndSend(tab, network, 'wizard', grace);
      await poll(async () => network.held, { message: moment }).toBe(held);
      await clearDevice(other);
      await poll(async () => network.held, { message: 'no request goes on' }).toBe(0);
      network.release();
      await other.goto(`${network.url}/blog`);
      await poll(() => recordsOf(other)).toEqual([]);
      expect(await rowsOf(grace)).toEqual([]);
    });
  });
}

for (const name of formNames) {
  test(`While ${name} waits for the next try, the words are changed: only the new ones are sent`, async ({
    page,
    network,
    grace,
    rowsOf,
    expectStored,
  }) => {
    await page.clock.install();
    network.fault = requestLost;
    await fillAndSend(page, network, name, grace);
    await expectPromiseToSend(page);
    await change(page, name);
    await poll(async () => (await textOf(page)).includes(texts.edited)).toBe(true);
    network.release();
    for (const ms of [2000, 10_000, 30_000, 61_000]) await page.clock.runFor(ms);
    expect(await rowsOf(grace)).toEqual([]);
    await submit(page);
    await page.clock.runFor(100);
    await expectThanks(page, grace);
    await expectStored({ ...answersAskedBy(name, grace), [changeable[name].field]: changedAnswer(name) });
  });
}

test('While the wizard waits for the next try, everything is discarded: nothing is sent', async ({
  page,
  network,
  grace,
  rowsOf,
}) => {
  await page.clock.install();
  network.fault = requestLost;
  await fillAndSend(page, network, 'wizard', grace);
  await expectPromiseToSend(page);
  await discardDraft(page);
  network.release();
  for (const ms of [2000, 10_000, 30_000, 61_000]) await page.clock.runFor(ms);
  await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
  expect(await rowsOf(grace)).toEqual([]);
});

/** Types at the end of the message, at the pace of a person. */
async function addToMessage(page: Page, name: FormName, text: string): Promise<string> {
  const box = page.getByLabel(forms[name].labels[changeable[name].field]);
  await box.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text, { delay: 40 });
  return box.inputValue();
}

test('Home: what is typed while it sends is all there', async ({ page, network, grace }) => {
  network.fault = { kind: 'swallow request' };
  await fillAndSend(page, network, 'home', grace);
  await poll(async () => network.held).toBeGreaterThan(0);
  expect(await addToMessage(page, 'home', ', please')).toBe(`${grace[changeable.home.field]}, please`);
});

test('The wizard: what is typed after an edit is undone is all there', async ({ page, network, grace }) => {
  network.fault = requestLost;
  await fillAndSend(page, network, 'wizard', grace);
  await expectPromiseToSend(page);
  test.skip(!isTyped, 'The last answer is chosen, not typed.');
  const { field } = changeable.wizard;
  const last = grace[field].at(-1)!;
  await addToMessage(page, 'wizard', '');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(`${last}, please`, { delay: 40 });
  await expect(page.getByLabel(forms.wizard.labels[field])).toHaveValue(`${grace[field]}, please`);
});

test('Home: a wrong answer in between hides nothing of what became of the request', async ({
  page,
  network,
  grace,
}) => {
  network.fault = requestLost;
  await fillAndSend(page, network, 'home', grace);
  await expectPromiseToSend(page);
  await fill(page, forms.home.labels.email, 'wrong');
  await submit(page);
  await expectText(page, questions.find(({ type }) => type === 'email')!.invalidMessage!);
  await fill(page, forms.home.labels.email, grace.email);
  network.release();
  await expectThanks(page, grace);
});

test('A tab says thanks for what another one has sent and told', async ({ page, other, network, grace }) => {
  network.fault = requestLost;
  await fillAndSend(page, network, 'wizard', grace);
  await expectPromiseToSend(page);
  network.release();
  await other.goto(`${network.url}/`);
  await expectThanks(page, grace);
});

engineTest('After Start over, the wizard counts its steps anew', everyEngine, async ({ tab, network, grace }) => {
  await tab.goto(`${network.url}/get-started`);
  await fillForm(tab, 'wizard', grace);
  await discardDraft(tab);
  const [first, second] = questions;
  await fill(tab, first!.question, grace[first!.field]);
  await click(tab, wizard.buttons.next);
  await expectText(tab, second!.question);
  const status = () => tab.evaluate(() => document.querySelector('form [role=status]')?.textContent, null);
  await poll(status).toContain(wizard.step(2, questions.length));
});
