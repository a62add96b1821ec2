/** The page is changed before React takes over the wizard, while somebody types: no key, focus or caret is lost. */
import { questions } from '../../../src/lib/lead/index.ts';
import { wizardTexts } from '../../form-texts.ts';
import { click, expectText, fill, type Tab } from '../support/engine-test.ts';
import type { FaultyNetwork } from '../support/faulty-network.ts';
import { translatePage } from '../support/translate.ts';
import { waitForWizard } from '../support/wizard.ts';
import { asScript, engineTest as test, everyEngine, expect, poll } from './fixtures.ts';
import { expectForm, focusedField, forms } from './steps.ts';

/** Runs in the page. Extensions put buttons next to fields, and change labels. */
function addButtonsToFields(): void {
  for (const field of document.querySelectorAll('form[action="/lead"] :is(input, textarea)')) {
    field.after(document.createElement('x-extension'));
  }
  for (const label of document.querySelectorAll('form[action="/lead"] label')) label.textContent += ' (translated)';
}

/** Runs in the page. Some extensions put the field into an element of their own. */
function wrapLabels(): void {
  const focused = document.activeElement as HTMLElement;
  for (const label of document.querySelectorAll('form[action="/lead"] label')) {
    const wrapper = document.createElement('x-extension');
    wrapper.append(...label.childNodes);
    label.append(wrapper);
  }
  focused.focus();
}

const changes = {
  'The browser translates the page': translatePage,
  'An extension adds to the fields': addButtonsToFields,
  'An extension wraps the labels': wrapLabels,
};

/** Runs first in a page: React takes over nothing before `hydrate` is called, as if its script came late. */
function holdIslands(): void {
  const define = customElements.define.bind(customElements);
  customElements.define = (name, element) => {
    const defineNow = (): void => define(name, element);
    if (name === 'astro-island') Object.assign(globalThis, { hydrate: defineNow });
    else defineNow();
  };
}

/** Opens the wizard without React. */
async function openWithoutReact(tab: Tab, network: FaultyNetwork): Promise<void> {
  network.pageScript = asScript(holdIslands, null);
  await tab.goto(`${network.url}${forms.wizard.path}`);
  await poll(() => tab.evaluate(() => 'hydrate' in globalThis, null)).toBe(true);
}

const startHydration = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    const { hydrate } = globalThis as unknown as { hydrate: () => void };
    hydrate();
  }, null);

const waitForHydration = (tab: Tab) =>
  poll(() => tab.evaluate(() => document.querySelector('astro-island[ssr] form[action="/lead"]'), null)).toBeNull();

const focusField = (tab: Tab, field: string) =>
  poll(() =>
    tab.evaluate((name) => {
      const target = document.querySelector<HTMLInputElement>(`form[action="/lead"] [name="${name}"]`);
      target?.focus();
      return target !== null && target === document.activeElement;
    }, field),
  ).toBe(true);

/** Puts the caret before this many last characters of the focused field. */
const moveCaretBeforeLast = (tab: Tab, count: number): Promise<void> =>
  tab.evaluate((charactersAfter) => {
    const field = document.activeElement as HTMLInputElement;
    const position = field.value.length - charactersAfter;
    field.setSelectionRange(position, position);
  }, count);

/** Types key by key: some keys before React takes over, most while it does, and some afterwards. */
async function typeDuringHydration(tab: Tab, text: string): Promise<void> {
  const before = text.slice(0, 4);
  const during = text.slice(4, -4);
  const after = text.slice(-4);
  await tab.keyboard.type(before, { delay: 20 });
  await startHydration(tab);
  for (const key of during) await tab.keyboard.type(key);
  await waitForHydration(tab);
  await tab.keyboard.type(after, { delay: 20 });
}

const [first, second, third] = questions.map(({ field }) => field);

for (const [change, changePage] of Object.entries(changes)) {
  test.describe(`${change} while somebody types:`, everyEngine, () => {
    test('in the middle of the first answer, every key is kept', async ({ tab, network }) => {
      await openWithoutReact(tab, network);
      await focusField(tab, first!);
      await tab.keyboard.type('Ada Lovelace', { delay: 5 });
      await tab.evaluate(changePage, undefined as never);
      await moveCaretBeforeLast(tab, 'Lovelace'.length);
      await typeDuringHydration(tab, 'King, the Countess of ');
      await expectForm(tab, { [first!]: 'Ada King, the Countess of Lovelace' });
      expect(await focusedField(tab)).toBe(first);
    });

    test('in the second answer, every key is kept, and Enter goes on', async ({ tab, network }) => {
      await openWithoutReact(tab, network);
      await focusField(tab, first!);
      await tab.keyboard.type('Ada', { delay: 5 });
      await tab.keyboard.press('Enter');
      await focusField(tab, second!);
      await tab.evaluate(changePage, undefined as never);
      await typeDuringHydration(tab, 'Analytical Engines');
      await expectForm(tab, { [first!]: 'Ada', [second!]: 'Analytical Engines' });
      await tab.keyboard.press('Enter');
      // If React had taken the answer for an empty one, the wizard would not go on.
      await poll(() => focusedField(tab)).toBe(third);
    });
  });
}

test('A selection is kept when React takes over: the next key replaces it', everyEngine, async ({ tab, network }) => {
  await openWithoutReact(tab, network);
  await focusField(tab, first!);
  await tab.keyboard.type('Ada Byron', { delay: 5 });
  await tab.evaluate(translatePage, undefined as never);
  await tab.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(4, 9), null);
  await startHydration(tab);
  await waitForHydration(tab);
  await poll(() => tab.evaluate(() => document.documentElement.innerText, null)).toContain(wizardTexts.buttons.next);
  await tab.keyboard.type('King');
  await expectForm(tab, { [first!]: 'Ada King' });
});

test(
  'After two reloads, Previous is disabled at the first question',
  everyEngine,
  async ({ tab, network, answers }) => {
    const reloadWizard = async (): Promise<void> => {
      await tab.reload();
      await waitForWizard(tab);
    };
    await tab.goto(`${network.url}${forms.wizard.path}`);
    await waitForWizard(tab);
    await fill(tab, forms.wizard.labels[first!], answers[first!]);
    await click(tab, wizardTexts.buttons.next);
    await expectText(tab, wizardTexts.step(2, questions.length));
    // Firefox notes that Previous is enabled, and restores that.
    await reloadWizard();
    await click(tab, wizardTexts.buttons.previous);
    await expectText(tab, wizardTexts.step(1, questions.length));
    await reloadWizard();
    const isDisabled = (name: string): boolean =>
      [...document.querySelectorAll('button')].some(({ textContent, disabled }) => textContent === name && disabled);
    expect(await tab.evaluate(isDisabled, wizardTexts.buttons.previous)).toBe(true);
  },
);
