/** The base of the tests that run in all three engines: tabs that can do what Playwright and WebDriver have in common. */
import { engines } from './engines.ts';
import { bare, expect } from './test.ts';
import { startWebKit } from './webkit-driver.ts';

/** What a test asks of a tab, whoever drives it; a page of Playwright is one. */
export interface Tab {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: <A, R>(script: (argument: A) => R | Promise<R>, argument: A) => Promise<R>;
  /** Types into what has the focus. */
  keyboard: { type: (text: string) => Promise<unknown>; press: (key: string) => Promise<unknown> };
  close: () => Promise<unknown>;
}

/** A visitor's device: tabs that share what the site stores. */
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
  /** Whether pages run scripts; the tests' own run all the same. */
  scripting: [true, { option: true, scope: 'worker' }],

  engine: [
    async ({ playwright, scripting }, use, { project }) => {
      const name = (project.use.browserName ?? project.name) as EngineName;
      const { launchOptions, webKit, missing } = engines[name];
      // On a build server an engine that is missing is a failure, elsewhere a skipped test.
      if (missing && process.env['CI']) throw new Error(missing);
      if (missing) return use(undefined);
      // Firefox takes it as a preference alone.
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

/** Once the page is loaded: WebKit's driver waits in vain for the end of a load that Back breaks off. */
export const pathOf = (tab: Tab): Promise<string> =>
  tab.evaluate(() => (document.readyState === 'complete' ? location.pathname : ''), null);

/** Ten times a second; Playwright's own pauses grow to a second. */
const intervals = [100];

export const arrivesAt = (tab: Tab, path: string) =>
  expect.poll(() => pathOf(tab).catch(() => ''), { intervals }).toBe(path);

export const shows = (tab: Tab, text: string) =>
  expect.poll(() => words(tab).catch(() => ''), { intervals }).toContain(text);

/** Puts the focus on what has this label or these words, waiting until it can be seen; then clicks it, or writes there. */
async function act(tab: Tab, name: string, then?: { write?: string }): Promise<void> {
  const find = ({ text, todo }: { text: string; todo: { write?: string } | null }): boolean => {
    const nameOf = (element: HTMLElement): string =>
      (element as HTMLInputElement).labels?.[0]?.textContent || element.innerText;
    const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]') && !element.matches(':disabled'))
      .map((element) => ({ element, said: nameOf(element).trim() }));
    // An article's title may begin with the same word as a label.
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

/** Within the page, since a key does not reach a tab in the background. */
export const click = (tab: Tab, name: string) => act(tab, name, {});
export const write = (tab: Tab, name: string, text: string) => act(tab, name, { write: text });

/**
 * As the browser's button does, once the page is loaded. Playwright's own way waits for a load, which a page out of
 * Firefox's page cache has not.
 */
export async function goBack(tab: Tab): Promise<void> {
  await expect.poll(() => pathOf(tab).catch(() => ''), { intervals }).not.toBe('');
  // The page may be gone before it answers.
  await tab.evaluate(() => history.back(), null).catch(() => undefined);
}

export async function press(tab: Tab, name: string): Promise<void> {
  await focus(tab, name);
  await tab.keyboard.press('Enter');
}

export { expect };
