/** A password manager fills the form without any event, while the device has the draft of another person. */
import { type Answers, questions, texts } from '../../../src/lib/lead/index.ts';
import { contact, wizardTexts } from '../../form-texts.ts';
import { click, expectText, type Tab, textOf } from '../support/engine-test.ts';
import { requestLost } from '../support/faulty-network.ts';
import { asScript, engineTest as test, everyEngine, expect, poll, rowOf } from './fixtures.ts';
import { leaveOnDevice } from './records.ts';
import {
  answersAskedBy,
  expectForm,
  expectThanks,
  fillForm,
  type FormName,
  formNames,
  forms,
  goToSubmit,
  questionsAskedBy,
  readForm,
  submit,
} from './steps.ts';

interface Filling {
  answers: Record<string, string>;
  moment: 'before the script runs' | 'before the draft is read';
}

/** Runs first in a page, as a password manager does. Marks the page once it has read the device. */
function fillAsPasswordManager({ answers, moment }: Filling): void {
  const fillFields = (): void => {
    const { elements } = document.querySelector<HTMLFormElement>('form[action="/lead"]')!;
    for (const [name, text] of Object.entries(answers)) {
      const field = elements.namedItem(name) as HTMLInputElement | null;
      if (field) field.value = text;
    }
  };
  let hasFilled = false;
  const fillOnce = (): void => {
    if (!hasFilled) fillFields();
    hasFilled = true;
  };
  const markAsRead = (): void => {
    document.documentElement.dataset['read'] = 'yes';
  };
  // Scripts that are modules run after this event.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive' && moment === 'before the script runs') fillOnce();
  });
  for (const method of ['get', 'getAll', 'openCursor'] as const) {
    const original = IDBObjectStore.prototype[method] as (this: IDBObjectStore, ...list: unknown[]) => IDBRequest;
    IDBObjectStore.prototype[method] = function read(this: IDBObjectStore, ...list: unknown[]) {
      if (moment === 'before the draft is read') fillOnce();
      const request = original.apply(this, list);
      // In a task of its own, after the page's own listeners.
      request.addEventListener('success', () => setTimeout(markAsRead));
      return request as never;
    };
  }
}

const waitUntilDeviceIsRead = (tab: Tab) =>
  poll(() => tab.evaluate(() => document.documentElement.dataset['read'], null).catch(() => '')).toBe('yes');

/** Fills in these fields without an event. With `pressedButton`, presses that button in the same moment. */
const fillWithoutEvent = (tab: Tab, answers: Partial<Answers>, pressedButton = '') =>
  tab.evaluate(
    ({ answers: filled, pressedButton: buttonName }) => {
      const form = document.querySelector<HTMLFormElement>('form[action="/lead"]')!;
      for (const [field, text] of Object.entries(filled)) {
        const target = form.elements.namedItem(field) as HTMLInputElement | null;
        if (target) target.value = text;
      }
      if (!buttonName) return;
      const buttons = [...form.querySelectorAll('button')];
      buttons.find(({ innerText }) => innerText.trim() === buttonName)!.click();
    },
    { answers, pressedButton },
  );

/** The answers that a form shows; unlike `answersAskedBy`, without the fields that it does not have. */
function answersShownBy(name: FormName, answers: Answers): Partial<Answers> {
  const entries = questionsAskedBy(name).map(({ field }) => [field, answers[field]]);
  return Object.fromEntries(entries);
}

for (const name of formNames) {
  const { path } = forms[name];
  test.describe(`A password manager fills ${name}’s form`, everyEngine, () => {
    for (const moment of ['before the script runs', 'before the draft is read'] as const) {
      test(`${moment}: exactly its answers are shown and sent, and the draft stays for its owner`, async ({
        tab,
        network,
        answers,
        earlierAnswers,
        storedRows,
      }) => {
        await leaveOnDevice(tab, network.url, earlierAnswers);
        network.pageScript = asScript(fillAsPasswordManager, { answers, moment });
        await tab.goto(`${network.url}${path}`);
        await waitUntilDeviceIsRead(tab);
        await goToSubmit(tab);
        expect(await readForm(tab), 'the form shows one person').toEqual(answersShownBy(name, answers));
        await submit(tab);
        await expectThanks(tab, answers);
        expect(await storedRows(answers)).toMatchObject([rowOf(answersAskedBy(name, answers))]);
        expect(await storedRows(earlierAnswers), 'the draft is not sent').toEqual([]);
        network.pageScript = undefined;
        await tab.goto(`${network.url}${path}`);
        await expectForm(tab, answersShownBy(name, earlierAnswers));
      });
    }

    test('in part, after the draft: what the form shows is sent', async ({
      tab,
      network,
      answers,
      earlierAnswers,
      storedRows,
    }) => {
      const { fullName, email } = answers;
      await leaveOnDevice(tab, network.url, earlierAnswers);
      await tab.goto(`${network.url}${path}`);
      await expectForm(tab, { fullName: earlierAnswers.fullName });
      await goToSubmit(tab);
      await fillWithoutEvent(tab, { fullName, email });
      const shown = await readForm(tab);
      expect(shown).toMatchObject({ fullName, email });
      await submit(tab);
      await expectThanks(tab, answers);
      expect(await storedRows(answers)).toMatchObject([rowOf({ ...answersAskedBy(name, earlierAnswers), ...shown })]);
      expect(await storedRows(earlierAnswers)).toEqual([]);
    });

    test('in the moment of Submit: its answers are sent, and the thanks name its person', async ({
      tab,
      network,
      answers,
      earlierAnswers,
      storedRows,
    }) => {
      await leaveOnDevice(tab, network.url, earlierAnswers);
      await tab.goto(`${network.url}${path}`);
      await expectForm(tab, { fullName: earlierAnswers.fullName });
      await goToSubmit(tab);
      await fillWithoutEvent(tab, answers, contact.action);
      await expectThanks(tab, answers);
      expect(await textOf(tab)).not.toContain(earlierAnswers.fullName);
      expect(await storedRows(answers)).toMatchObject([rowOf(answersAskedBy(name, answers))]);
      expect(await storedRows(earlierAnswers)).toEqual([]);
    });
  });
}

test(
  'A password manager fills the wizard: it names the new address for the reply',
  everyEngine,
  async ({ tab, network, answers, earlierAnswers }) => {
    await leaveOnDevice(tab, network.url, earlierAnswers);
    await tab.goto(`${network.url}/get-started`);
    await expectText(tab, texts.replyTo(earlierAnswers.email));
    await fillWithoutEvent(tab, answers);
    await click(tab, wizardTexts.buttons.previous);
    await goToSubmit(tab);
    await expectText(tab, texts.replyTo(answers.email));
  },
);

test(
  'A password manager fills a form while an earlier lead is queued: both leads are sent',
  everyEngine,
  async ({ tab, network, answers, earlierAnswers, expectStored }) => {
    await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true });
    network.fault = requestLost;
    network.pageScript = asScript(fillAsPasswordManager, { answers, moment: 'before the script runs' });
    await tab.goto(`${network.url}/get-started`);
    await waitUntilDeviceIsRead(tab);
    network.release();
    await goToSubmit(tab);
    await submit(tab);
    await expectThanks(tab, answers);
    await expectStored(answers);
    await tab.goto(`${network.url}/privacy-policy`);
    await expectStored(earlierAnswers);
  },
);

test(
  'An earlier answer is changed into a wrong one without an event: the wizard shows its question, and sends nothing',
  everyEngine,
  async ({ tab, network, answers, storedRows }) => {
    const emailQuestion = questions.find(({ type }) => type === 'email')!;
    await tab.goto(`${network.url}/get-started`);
    await fillForm(tab, 'wizard', answers);
    await fillWithoutEvent(tab, { [emailQuestion.field]: 'username' });
    await submit(tab);
    await expectText(tab, emailQuestion.invalidMessage!);
    await expectText(tab, emailQuestion.question);
    expect(await storedRows(answers)).toEqual([]);
  },
);
