/** The base of the tests that run in all three engines. A `Tab` has what Playwright and WebDriver have in common. */
import { engines } from './engines.ts';
import { bare, expect } from './test.ts';
import { startWebKit } from './webkit-gtk.ts';

/** The actions that a test needs from a tab, whatever drives it. A Playwright page is a `Tab`. */
export interface Tab {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: <A, R>(script: (argument: A) => R | Promise<R>, argument: A) => Promise<R>;
  /** Types into the focused element. `delay` is the time between two keys, in ms; WebDriver has its own. */
  keyboard: {
    type: (text: string, pace?: { delay: number }) => Promise<unknown>;
    press: (key: string) => Promise<unknown>;
  };
  close: () => Promise<unknown>;
}

/** A visitor's device: its tabs share the site's storage. */
export interface Visit {
  newPage: () => Promise<Tab>;
  close: () => Promise<unknown>;
}

export interface Engine {
  newContext: (options: { viewport: { width: number; height: number }; javaScriptEnabled: boolean }) => Promise<Visit>;
  close: () => Promise<unknown>;
}

type EngineName = keyof typeof engines;

export const test = bare.extend<{ visit: Visit; tab: Tab }, { scripting: boolean; engine: Engine | undefined }>({
  /** Whether the site's own scripts run; the test's scripts always do. */
  scripting: [true, { option: true, scope: 'worker' }],

  engine: [
    async ({ playwright, scripting }, use, { project }) => {
      const name = (project.use.browserName ?? project.name) as EngineName;
      const { launchOptions, webKit, missing } = engines[name];
      // A missing engine fails the test on a build server and skips it elsewhere.
      if (missing && process.env['CI']) throw new Error(missing);
      if (missing) return use(undefined);
      // Firefox can disable scripts only by a preference.
      const options = { ...launchOptions, ...(!scripting && { firefoxUserPrefs: { 'javascript.enabled': false } }) };
      const engine: Engine = webKit ? await startWebKit(webKit) : await playwright[name].launch(options);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  visit: async ({ engine, scripting }, use, info) => {
    if (!engine) return info.skip(true, engines[info.project.name as EngineName].missing);
    const visit = await engine.newContext({ viewport: { width: 400, height: 800 }, javaScriptEnabled: scripting });
    await use(visit);
    await visit.close();
  },

  tab: async ({ visit }, use) => use(await visit.newPage()),
});

export const words = (tab: Tab): Promise<string> => tab.evaluate(() => document.body.innerText, null);

/** The path, once the page is loaded: WebKit's driver never returns if Back interrupts a load. */
export const pathOf = (tab: Tab): Promise<string> =>
  tab.evaluate(() => (document.readyState === 'complete' ? location.pathname : ''), null);

/** Polls every 100 ms; Playwright's own intervals grow to a second. */
const intervals = [100];

export const arrivesAt = (tab: Tab, path: string) =>
  expect.poll(() => pathOf(tab).catch(() => ''), { intervals }).toBe(path);

export const shows = (tab: Tab, text: string) =>
  expect.poll(() => words(tab).catch(() => ''), { intervals }).toContain(text);

/** Waits until the element with this label or text is visible and focuses it; then clicks it or writes into it. */
async function act(tab: Tab, name: string, then?: { write?: string }): Promise<void> {
  const find = ({ text, todo }: { text: string; todo: { write?: string } | null }): boolean => {
    const nameOf = (element: HTMLElement): string =>
      (element as HTMLInputElement).labels?.[0]?.textContent || element.innerText;
    const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]') && !element.matches(':disabled'))
      .map((element) => ({ element, said: nameOf(element).trim() }));
    // An exact match comes first, because an article's title may begin with the same word as a label.
    const found = targets.find(({ said }) => said === text) ?? targets.find(({ said }) => said.startsWith(text));
    const target = found?.element;
    target?.focus();
    if (!target || target !== document.activeElement) return false;
    if (todo?.write === undefined) return (todo && target.click(), true);
    (target as HTMLInputElement).value = todo.write;
    return target.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const message = `"${name}" can have the focus`;
  const done = () => tab.evaluate(find, { text: name, todo: then ?? null }).catch(() => false);
  await expect.poll(done, { message, intervals }).toBe(true);
}

export const focus = (tab: Tab, name: string) => act(tab, name);

/** Acts inside the page, because a tab in the background gets no key presses. */
export const click = (tab: Tab, name: string) => act(tab, name, {});
export const write = (tab: Tab, name: string, text: string) => act(tab, name, { write: text });

/**
 * Goes back as the browser's button does, once the page is loaded. Playwright's own goBack waits for a load event,
 * which does not happen for a page from Firefox's page cache.
 */
export async function goBack(tab: Tab): Promise<void> {
  await expect.poll(() => pathOf(tab).catch(() => ''), { intervals }).not.toBe('');
  // The page may be gone before evaluate returns.
  await tab.evaluate(() => history.back(), null).catch(() => undefined);
}

export async function press(tab: Tab, name: string): Promise<void> {
  await focus(tab, name);
  await tab.keyboard.press('Enter');
}

export { expect };
