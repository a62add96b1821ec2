/** A password manager fills the form without any event, and an older draft lies on the device. */
import {
  answersAskedBy,
  asScript,
  click,
  contact,
  engineTest as test,
  everyEngine,
  expect,
  fillForm,
  type FormName,
  formNames,
  forms,
  leaveOnDevice,
  poll,
  questions,
  rowOf,
  readForm,
  expectForm,
  expectText,
  submit,
  type Tab,
  texts,
  expectThanks,
  goToSubmit,
  wizard,
  textOf,
} from './support.ts';

interface Filling {
  answers: Record<string, string>;
  when: 'before the script' | 'before the draft is read' | 'never';
}

/** Runs first in a page, as a password manager does. Notes when the page has read the device. */
function manager({ answers, when }: Filling): void {
  const fill = (): void => {
    const { elements } = document.querySelector<HTMLFormElement>('form[action="/lead"]')!;
    for (const [name, text] of Object.entries(answers)) {
      const field = elements.namedItem(name) as HTMLInputElement | null;
      if (field) field.value = text;
    }
  };
  let hasFilled = when === 'never';
  // Scripts that are modules run after this event.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive' && when === 'before the script') fill();
  });
  for (const method of ['get', 'getAll', 'openCursor'] as const) {
    const own = IDBObjectStore.prototype[method] as (this: IDBObjectStore, ...list: unknown[]) => IDBRequest;
    IDBObjectStore.prototype[method] = function read(this: IDBObjectStore, ...list: unknown[]) {
      if (when === 'before the draft is read' && !hasFilled) {
        hasFilled = true;
        fill();
      }
      const request = own.apply(this, list);
      request.addEventListener('success', () => setTimeout(() => (document.documentElement.dataset['read'] = 'yes')));
      return request as never;
    };
  }
}

/** Fills in these fields, and nobody hears of it. */
const fillQuietly = (tab: Tab, answers: object, press = '') =>
  tab.evaluate(
    ({ answers: list, press: name }) => {
      const form = document.querySelector<HTMLFormElement>('form[action="/lead"]')!;
      for (const [field, text] of Object.entries(list)) {
        const target = form.elements.namedItem(field) as HTMLInputElement | null;
        if (target) target.value = text as string;
      }
      if (name) [...form.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === name)!.click();
    },
    { answers, press },
  );

const isRead = (tab: Tab) =>
  poll(() => tab.evaluate(() => document.documentElement.dataset['read'], null).catch(() => '')).toBe('yes');

for (const name of formNames) {
  const { path } = forms[name];
  test.describe(`A manager fills ${name}’s form:`, everyEngine, () => {
    for (const when of ['before the script', 'before the draft is read'] as const) {
      test(`${when}, and its words are sent, all of them`, async ({ tab, network, grace, olga, rowsOf }) => {
        await leaveOnDevice(tab, network.url, olga);
        network.pageScript = asScript(manager, { answers: grace, when });
        await tab.goto(`${network.url}${path}`);
        await isRead(tab);
        await goToSubmit(tab);
        expect(await readForm(tab), 'the form shows one person').toEqual(matching(name, grace));
        await submit(tab);
        await expectThanks(tab, grace);
        expect(await rowsOf(grace)).toMatchObject([rowOf(answersAskedBy(name, grace))]);
        expect(await rowsOf(olga), 'the draft is not sent').toEqual([]);
        // The draft belongs to somebody else, who finds it again.
        network.pageScript = undefined;
        await tab.goto(`${network.url}${path}`);
        await expectForm(tab, matching(name, olga));
      });
    }

    test('a part of it, after the draft did', async ({ tab, network, grace, olga, rowsOf }) => {
      const { fullName, email } = grace;
      await leaveOnDevice(tab, network.url, olga);
      await tab.goto(`${network.url}${path}`);
      await expectForm(tab, { fullName: olga.fullName });
      await goToSubmit(tab);
      await fillQuietly(tab, { fullName, email });
      const shown = await readForm(tab);
      await submit(tab);
      await expectThanks(tab, grace);
      expect(await rowsOf(grace)).toMatchObject([rowOf({ ...answersAskedBy(name, olga), ...shown, fullName, email })]);
      expect(await rowsOf(olga)).toEqual([]);
    });

    test('in the moment of Submit', async ({ tab, network, grace, olga, rowsOf }) => {
      await leaveOnDevice(tab, network.url, olga);
      network.pageScript = asScript(manager, { answers: grace, when: 'never' });
      await tab.goto(`${network.url}${path}`);
      await expectForm(tab, { fullName: olga.fullName });
      await goToSubmit(tab);
      await fillQuietly(tab, grace, contact.action);
      await expectThanks(tab, grace);
      expect(await textOf(tab)).not.toContain(olga.fullName);
      expect(await rowsOf(grace)).toMatchObject([rowOf(answersAskedBy(name, grace))]);
      expect(await rowsOf(olga)).toEqual([]);
    });
  });
}

test(
  'A manager fills the wizard: the address of the reply is its own',
  everyEngine,
  async ({ tab, network, grace, olga }) => {
    await leaveOnDevice(tab, network.url, olga);
    await tab.goto(`${network.url}/get-started`);
    await expectText(tab, texts.replyTo(olga.email));
    await fillQuietly(tab, grace);
    await click(tab, wizard.buttons.previous);
    await goToSubmit(tab);
    await expectText(tab, texts.replyTo(grace.email));
  },
);

test(
  'A manager fills a form while an earlier request waits: both are sent, each as its own',
  everyEngine,
  async ({ tab, network, grace, olga, expectStored }) => {
    await leaveOnDevice(tab, network.url, olga, { isQueued: true });
    network.fault = { kind: 'cut request', end: 0 };
    network.pageScript = asScript(manager, { answers: grace, when: 'before the script' });
    await tab.goto(`${network.url}/get-started`);
    await isRead(tab);
    network.release();
    await goToSubmit(tab);
    await submit(tab);
    await expectThanks(tab, grace);
    await expectStored(grace);
    await tab.goto(`${network.url}/privacy-policy`);
    await expectStored(olga);
  },
);

/** The answers that this form shows. */
function matching(name: FormName, answers: Parameters<typeof answersAskedBy>[1]) {
  const asked = Object.keys(forms[name].labels);
  return Object.fromEntries(Object.entries(answers).filter(([field]) => asked.includes(field)));
}

test(
  'The wizard names an earlier answer that was changed into a wrong one, and sends nothing',
  everyEngine,
  async ({ tab, network, grace, rowsOf }) => {
    await tab.goto(`${network.url}/get-started`);
    await fillForm(tab, 'wizard', grace);
    await tab.evaluate(() => {
      document.querySelector<HTMLInputElement>('form[action="/lead"] [type=email]')!.value = 'username';
    }, null);
    await submit(tab);
    const email = questions.find(({ type }) => type === 'email')!;
    await expectText(tab, email.invalidMessage!);
    await expectText(tab, email.question);
    expect(await rowsOf(grace)).toEqual([]);
  },
);
