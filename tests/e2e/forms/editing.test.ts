/** Only the visitor's last answers count, in every tab: no page sends answers that were edited or discarded. */
import { questions, texts } from '../../../src/lib/lead/index.ts';
import { wizardTexts } from '../../form-texts.ts';
import { click, expectText, fill, type Tab } from '../support/engine-test.ts';
import { emptyPath, type Fault, requestLost } from '../support/faulty-network.ts';
import type { Page } from '../support/test.ts';
import { secondField } from '../support/wizard.ts';
import { engineTest, everyEngine, expect, poll, rowOf, test } from './fixtures.ts';
import { clearRecords, expectNothingOnDevice, leaveOnDevice } from './records.ts';
import {
  discardDraft,
  dispatchOnline,
  editAnswer,
  editedAnswers,
  editedQuestion,
  expectHidden,
  expectPromiseToSend,
  expectThanks,
  failToSend,
  fillAndSend,
  fillForm,
  formNames,
  forms,
  openWizard,
  submit,
  submitWithoutResponse,
} from './steps.ts';

const hold: Fault = { kind: 'hold request' };
/** A moment of sending, by the faults of the two ways, and how many requests are held then. */
const moments = {
  'the request to the database is under way': { fault: hold, functionFault: hold, held: 1 },
  'the request to the function is under way': { fault: requestLost, functionFault: hold, held: 1 },
  'both requests are under way': { fault: hold, functionFault: hold, held: 2 },
};

for (const [moment, { fault, functionFault, held }] of Object.entries(moments)) {
  engineTest.describe(`While ${moment},`, everyEngine, () => {
    engineTest(
      'the answers are edited: only the new ones are sent',
      async ({ tab, network, answers, storedRows, expectStored }) => {
        network.fault = fault;
        network.functionFault = functionFault;
        await fillAndSend(tab, network, 'wizard', answers);
        await poll(async () => network.held, { message: moment }).toBe(held);
        await editAnswer(tab, 'wizard');
        await poll(async () => network.held, { message: 'no request goes on' }).toBe(0);
        network.release();
        expect(await storedRows(answers)).toEqual([]);
        await expectText(tab, texts.edited);
        await submit(tab);
        await expectThanks(tab, answers);
        await expectStored(editedAnswers('wizard', answers));
      },
    );

    engineTest(
      'another tab deletes all records: nothing is sent',
      async ({ tab, other, network, answers, storedRows }) => {
        await other.goto(`${network.url}${emptyPath}`);
        network.fault = fault;
        network.functionFault = functionFault;
        await fillAndSend(tab, network, 'wizard', answers);
        await poll(async () => network.held, { message: moment }).toBe(held);
        await clearRecords(other);
        await poll(async () => network.held, { message: 'no request goes on' }).toBe(0);
        network.release();
        await other.goto(`${network.url}/blog`);
        await expectNothingOnDevice(other);
        expect(await storedRows(answers)).toEqual([]);
      },
    );
  });
}

engineTest(
  'No response comes, and at the next visit the answers are edited: only the new ones are sent',
  everyEngine,
  async ({ tab, other, network, answers, expectStoredOnce }) => {
    await submitWithoutResponse(tab, network, answers);
    await tab.close();
    await other.goto(`${network.url}/get-started`);
    await expectText(other, texts.sending);
    await editAnswer(other, 'wizard');
    await expectHidden(other, texts.sending);
    await expectStoredOnce(other, { resend: () => submit(other), stored: editedAnswers('wizard', answers) });
  },
);

engineTest(
  'Another page is sending the lead when its answers are edited: only the new ones are sent',
  everyEngine,
  async ({ tab, other, network, answers, expectStoredOnce }) => {
    await failToSend(tab, network, answers);
    network.fault = hold;
    await other.goto(`${network.url}/privacy-policy`);
    await poll(async () => network.held).toBe(1);
    await editAnswer(tab, 'wizard');
    await poll(async () => network.held).toBe(0);
    await expectStoredOnce(tab, { resend: () => submit(tab), stored: editedAnswers('wizard', answers) });
  },
);

engineTest(
  'No response comes, and another tab discards the answers: nothing is sent until Submit is pressed again',
  everyEngine,
  async ({ tab, other, network, answers, expectStoredOnce }) => {
    await openWizard(other, network.url, answers, secondField);
    await submitWithoutResponse(tab, network, answers);
    await discardDraft(other);
    await expectHidden(tab, texts.sending);
    network.release();
    await other.goto(`${network.url}/privacy-policy`);
    await expectNothingOnDevice(other);
    expect(network.attempts).toBe(1);
    await expectStoredOnce(tab, { resend: () => submit(tab) });
  },
);

engineTest(
  'A page that finds an edited lead and a later one sends only the later one',
  everyEngine,
  async ({ tab, other, network, answers, storedRows }) => {
    const edited = editedAnswers('wizard', answers);
    const later = editedAnswers('wizard', answers, 2);
    await failToSend(tab, network, answers);
    await editAnswer(tab, 'wizard');
    await expectText(tab, texts.edited);
    await leaveOnDevice(other, network.url, later, { isQueued: true });
    await other.goto(`${network.url}/privacy-policy`);
    await poll(() => storedRows(answers)).toMatchObject([rowOf(later)]);
    await submit(tab);
    await expectThanks(tab, answers);
    expect(await storedRows(answers)).toMatchObject([rowOf(later), rowOf(edited)]);
  },
);

/** What another tab can do with a lead that this one has promised to send. */
const withdrawals: Record<string, (other: Tab) => Promise<void>> = {
  discards: discardDraft,
  edits: (other) => editAnswer(other, 'wizard'),
};
for (const [withdraws, withdraw] of Object.entries(withdrawals)) {
  test(`Another tab ${withdraws} a queued lead: the promise to send it goes, and nothing is sent`, async ({
    page,
    other,
    network,
    answers,
    expectRowCount,
  }) => {
    await failToSend(page, network, answers);
    network.fault = requestLost;
    await other.goto(`${network.url}/get-started`);
    await expectPromiseToSend(other);
    await withdraw(other);
    await expectHidden(page, texts.saved);
    network.release();
    await dispatchOnline(page);
    await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
    await expectRowCount(0);
  });
}

/** Lets more than a minute pass, in which each delay before another attempt ends. */
async function passAllRetryDelays(page: Page): Promise<void> {
  for (const ms of [2000, 10_000, 30_000, 61_000]) await page.clock.runFor(ms);
}

for (const name of formNames) {
  test(`The answers are edited before ${name} sends again: only the new ones are sent`, async ({
    page,
    network,
    answers,
    storedRows,
    expectStored,
  }) => {
    await page.clock.install();
    network.fault = requestLost;
    await fillAndSend(page, network, name, answers);
    await expectPromiseToSend(page);
    await editAnswer(page, name);
    await expectText(page, texts.edited);
    network.release();
    await passAllRetryDelays(page);
    expect(await storedRows(answers)).toEqual([]);
    await submit(page);
    await page.clock.runFor(100);
    await expectThanks(page, answers);
    await expectStored(editedAnswers(name, answers));
  });
}

test('The answers are discarded before the wizard sends again: nothing is sent', async ({
  page,
  network,
  answers,
  storedRows,
}) => {
  await page.clock.install();
  network.fault = requestLost;
  await fillAndSend(page, network, 'wizard', answers);
  await expectPromiseToSend(page);
  await discardDraft(page);
  network.release();
  await passAllRetryDelays(page);
  await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
  expect(await storedRows(answers)).toEqual([]);
});

/** In ms between two keys, as a quick person types. */
const TYPING_DELAY = 40;

test('All that is typed while home sends stays in the field', async ({ page, network, answers }) => {
  const { field } = editedQuestion.home;
  const input = page.getByLabel(forms.home.labels[field]);
  network.fault = { kind: 'swallow request' };
  await fillAndSend(page, network, 'home', answers);
  await poll(async () => network.held).toBeGreaterThan(0);
  await input.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(', please', { delay: TYPING_DELAY });
  await expect(input).toHaveValue(`${answers[field]}, please`);
});

for (const name of formNames) {
  test(`The visitor goes back to a field while ${name} sends, and that fails: the focus stays there`, async ({
    page,
    network,
    answers,
  }) => {
    const { field } = editedQuestion[name];
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    let requestCount = 0;
    await page.route(/\/(rest\/v1\/leads|lead)$/, async (route) => {
      requestCount += 1;
      await failed;
      await route.abort();
    });
    await fillAndSend(page, network, name, answers);
    await poll(async () => requestCount).toBeGreaterThan(0);
    const input = page.getByLabel(forms[name].labels[field]);
    await input.focus();
    fail();
    await expectPromiseToSend(page);
    await expect(input).toBeFocused();
  });
}

test('All that is typed after an edit was undone stays in the field', async ({ page, network, answers }) => {
  const { field, type } = editedQuestion.wizard;
  test.skip(type === 'select', 'The last answer is chosen, not typed.');
  const input = page.getByLabel(forms.wizard.labels[field]);
  network.fault = requestLost;
  await fillAndSend(page, network, 'wizard', answers);
  await expectPromiseToSend(page);
  await input.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Backspace');
  const lastCharacter = answers[field].at(-1)!;
  await page.keyboard.type(`${lastCharacter}, please`, { delay: TYPING_DELAY });
  await expect(input).toHaveValue(`${answers[field]}, please`);
});

test('An answer of home is wrong for a while, and right again: the lead is sent, with thanks', async ({
  page,
  network,
  answers,
}) => {
  network.fault = requestLost;
  await fillAndSend(page, network, 'home', answers);
  await expectPromiseToSend(page);
  await fill(page, forms.home.labels.email, 'wrong');
  await submit(page);
  await expectText(page, questions.find(({ type }) => type === 'email')!.invalidMessage!);
  await fill(page, forms.home.labels.email, answers.email);
  network.release();
  await expectThanks(page, answers);
});

engineTest('After Start over, the wizard counts its steps from 1', everyEngine, async ({ tab, network, answers }) => {
  const [first, second] = questions;
  await tab.goto(`${network.url}/get-started`);
  await fillForm(tab, 'wizard', answers);
  await discardDraft(tab);
  await fill(tab, first!.question, answers[first!.field]);
  await click(tab, wizardTexts.buttons.next);
  await expectText(tab, second!.question);
  const readStatus = () => tab.evaluate(() => document.querySelector('form [role=status]')?.textContent, null);
  await poll(readStatus).toContain(wizardTexts.step(2, questions.length));
});
