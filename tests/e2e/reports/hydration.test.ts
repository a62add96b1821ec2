/** The page is changed before React hydrates the wizard, while somebody types: no key, focus or caret is lost. */
import type { FaultyNetwork } from '../support/faulty-network.ts';
import {
  asScript,
  engineTest as test,
  everyEngine,
  expect,
  forms,
  poll,
  questions,
  readForm,
  type Tab,
  translatePage,
  wizard,
} from './support.ts';

/** Extensions put buttons next to fields, and change labels. */
function extend(): void {
  for (const field of document.querySelectorAll('form[action="/lead"] :is(input, textarea)'))
    field.after(document.createElement('x-extension'));
  for (const label of document.querySelectorAll('form[action="/lead"] label')) label.textContent += ' (translated)';
}
/** Some put the field into an element of their own. */
function wrap(): void {
  const focused = document.activeElement as HTMLElement;
  for (const label of document.querySelectorAll('form[action="/lead"] label')) {
    const text = document.createElement('x-extension');
    text.append(...label.childNodes);
    label.append(text);
  }
  focused.focus();
}

const changes = {
  'A translator changes the words': translatePage,
  'An extension adds to the fields': extend,
  'An extension wraps labels': wrap,
};

const [first, second] = questions;
const focusOn = (tab: Tab, field: string) =>
  poll(() =>
    tab.evaluate((name) => {
      const target = document.querySelector<HTMLInputElement>(`form[action="/lead"] [name="${name}"]`);
      target?.focus();
      return target !== null && target === document.activeElement;
    }, field),
  ).toBe(true);

/** Puts the caret before this many last characters. */
const moveCaret = (tab: Tab, fromEnd: number) =>
  tab.evaluate((count) => {
    const field = document.activeElement as HTMLInputElement;
    field.setSelectionRange(field.value.length - count, field.value.length - count);
  }, fromEnd);

const isHydrated = (tab: Tab) =>
  tab.evaluate(() => !document.querySelector('astro-island[ssr] form[action="/lead"]'), null);

/** Types key by key while the wizard's script comes, and a few keys more. */
async function typeMeanwhile(tab: Tab, keys: string): Promise<void> {
  const [before, meanwhile, after] = [keys.slice(0, 4), keys.slice(4, -4), keys.slice(-4)];
  await tab.keyboard.type(before, { delay: 20 });
  await hydrate(tab);
  for (const key of meanwhile) await tab.keyboard.type(key);
  await poll(() => isHydrated(tab)).toBe(true);
  await tab.keyboard.type(after, { delay: 20 });
}

/** Runs first in a page: React hydrates nothing before `hydrate` is called, as if its script came late. */
function holdIslands(): void {
  const own = customElements.define.bind(customElements);
  const isIsland = (name: string) => name === 'astro-island';
  customElements.define = (name, element) => {
    if (!isIsland(name)) return own(name, element);
    return void Object.assign(globalThis, { hydrate: () => own(name, element) });
  };
}

/** Opens the wizard without React. */
async function openHeld(tab: Tab, network: FaultyNetwork): Promise<void> {
  network.pageScript = asScript(holdIslands, null);
  await tab.goto(`${network.url}${forms.wizard.path}`);
  await poll(() => tab.evaluate(() => 'hydrate' in globalThis, null)).toBe(true);
}

const hydrate = (tab: Tab) => tab.evaluate(() => (globalThis as unknown as { hydrate: () => void }).hydrate(), null);

for (const [what, change] of Object.entries(changes)) {
  test.describe(`${what} while somebody types:`, everyEngine, () => {
    test('in the middle of the first answer', async ({ tab, network }) => {
      await openHeld(tab, network);
      await focusOn(tab, first!.field);
      await tab.keyboard.type('Ada Lovelace', { delay: 5 });
      await tab.evaluate(change, undefined as never);
      await moveCaret(tab, 'Lovelace'.length);
      await typeMeanwhile(tab, 'King, the Countess of ');
      await poll(() => readForm(tab)).toMatchObject({ [first!.field]: 'Ada King, the Countess of Lovelace' });
      expect(await tab.evaluate(() => (document.activeElement as HTMLInputElement).name, null)).toBe(first!.field);
    });

    test('in the second answer, after Next', async ({ tab, network }) => {
      await openHeld(tab, network);
      await focusOn(tab, first!.field);
      await tab.keyboard.type('Ada', { delay: 5 });
      await tab.keyboard.press('Enter');
      await focusOn(tab, second!.field);
      await tab.evaluate(change, undefined as never);
      await typeMeanwhile(tab, 'Analytical Engines');
      await poll(() => readForm(tab)).toMatchObject({ [first!.field]: 'Ada', [second!.field]: 'Analytical Engines' });
      await tab.keyboard.press('Enter');
      // It was not empty, so the wizard went on.
      await poll(() => tab.evaluate(() => (document.activeElement as HTMLInputElement).name, null)).toBe(
        questions[2]!.field,
      );
    });
  });
}

test('A selection stays, too: the next key replaces it', everyEngine, async ({ tab, network }) => {
  await openHeld(tab, network);
  await focusOn(tab, first!.field);
  await tab.keyboard.type('Ada Byron', { delay: 5 });
  await tab.evaluate(translatePage, undefined as never);
  await tab.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(4, 9), null);
  await hydrate(tab);
  await poll(() => isHydrated(tab)).toBe(true);
  await poll(() => tab.evaluate(() => document.querySelector('html')!.innerText, null)).toContain(wizard.buttons.next);
  await tab.keyboard.type('King');
  await poll(() => readForm(tab)).toMatchObject({ [first!.field]: 'Ada King' });
});
