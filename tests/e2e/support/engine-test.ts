/** The base of the tests that run in all three engines. A `Tab` has what Playwright and WebDriver have in common. */
import { engines } from './engines.ts';
import { expect, poll, testWithoutPage } from './test.ts';
import { startWebKit } from './webkit-gtk.ts';

/** The actions that a test needs from a tab, whatever drives it. A Playwright page is a `Tab`. */
export interface Tab {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: <A, R>(script: (argument: A) => R | Promise<R>, argument: A) => Promise<R>;
  /** Types into the focused element. `delay` is the time between two keys, in ms; WebDriver has its own. */
  keyboard: {
    type: (text: string, options?: { delay: number }) => Promise<unknown>;
    press: (key: string) => Promise<unknown>;
  };
  close: () => Promise<unknown>;
}

/** A visitor's device: its tabs share the site's storage. A Playwright browser context is a `Visit`. */
export interface Visit {
  newPage: () => Promise<Tab>;
  close: () => Promise<unknown>;
}

/** A started browser. A Playwright browser is an `Engine`. */
export interface Engine {
  newContext: (options: { viewport: { width: number; height: number }; javaScriptEnabled: boolean }) => Promise<Visit>;
  close: () => Promise<unknown>;
}

type EngineName = keyof typeof engines;

export const test = testWithoutPage.extend<
  { visit: Visit; tab: Tab },
  { scripting: boolean; engine: Engine | undefined }
>({
  /** Whether the site's own scripts run; the test's scripts always do. */
  scripting: [true, { option: true, scope: 'worker' }],

  engine: [
    async ({ playwright, scripting }, use, { project }) => {
      const name = (project.use.browserName ?? project.name) as EngineName;
      const { launchOptions, webKitGtk, missing } = engines[name];
      if (missing) {
        // A missing engine fails the test on a build server and skips it elsewhere.
        if (process.env['CI']) throw new Error(missing);
        await use(undefined);
        return;
      }
      // Firefox can disable scripts only by a preference.
      const firefoxUserPrefs = { 'javascript.enabled': scripting };
      const engine: Engine = webKitGtk
        ? await startWebKit(webKitGtk)
        : await playwright[name].launch({ ...launchOptions, firefoxUserPrefs });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  visit: async ({ engine, scripting }, use, testInfo) => {
    if (!engine) {
      testInfo.skip(true, engines[testInfo.project.name as EngineName].missing);
      return;
    }
    const visit = await engine.newContext({ viewport: { width: 400, height: 800 }, javaScriptEnabled: scripting });
    await use(visit);
    await visit.close();
  },

  tab: async ({ visit }, use) => {
    const tab = await visit.newPage();
    await use(tab);
  },
});

/** The text that a page shows. */
export const textOf = (tab: Tab): Promise<string> => tab.evaluate(() => document.body.innerText, null);

/**
 * The path of a loaded page; empty while the page is loading, because WebKit's driver never returns if Back interrupts
 * a load.
 */
export const pathOf = (tab: Tab): Promise<string> =>
  tab.evaluate(() => (document.readyState === 'complete' ? location.pathname : ''), null);

/** The same, and empty also where a navigation interrupts the script. */
const pathOrEmpty = (tab: Tab): Promise<string> => pathOf(tab).catch(() => '');

export const expectPath = (tab: Tab, path: string) => poll(() => pathOrEmpty(tab)).toBe(path);

export const expectText = (tab: Tab, text: string) => poll(() => textOf(tab).catch(() => '')).toContain(text);

interface Instruction {
  /** The element's label or text, or its beginning. */
  name: string;
  /** What to do with the element once it has the focus. */
  action: 'focus' | 'click' | 'fill';
  /** The text to fill in. */
  text: string;
}

/**
 * Acts on an element once it is visible and takes the focus. It acts inside the page, because a tab in the background
 * gets no key presses.
 */
async function actOn(tab: Tab, instruction: Instruction): Promise<void> {
  const message = `"${instruction.name}" can have the focus`;
  const attempt = () => tab.evaluate(tryAction, instruction).catch(() => false);
  // Longer than the default: a page that has just been opened is still loading its scripts, on a busy machine for long.
  await poll(attempt, { message, timeout: 20_000 }).toBe(true);
}

/** Runs in the page. Returns whether the element was found and took the focus. */
function tryAction({ name, action, text }: Instruction): boolean {
  const nameOf = (element: HTMLElement): string => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return (label || element.innerText).trim();
  };
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')];
  const usable = controls.filter(
    (element) => element.checkVisibility() && !element.closest('[inert]') && !element.matches(':disabled'),
  );
  // An exact match comes first, then a field: a link or an article's title may begin with the same word as a label.
  const exactMatch = usable.find((element) => nameOf(element) === name);
  const matches = usable.filter((element) => nameOf(element).startsWith(name));
  const fieldMatch = matches.find((element) => element.matches('input, select, textarea'));
  const target = exactMatch ?? fieldMatch ?? matches[0];
  if (!target) return false;
  target.focus();
  if (target !== document.activeElement) return false;
  if (action === 'click') target.click();
  if (action === 'fill') {
    (target as HTMLInputElement).value = text;
    target.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  return true;
}

export const focus = (tab: Tab, name: string) => actOn(tab, { name, action: 'focus', text: '' });
export const click = (tab: Tab, name: string) => actOn(tab, { name, action: 'click', text: '' });
export const fill = (tab: Tab, name: string, text: string) => actOn(tab, { name, action: 'fill', text });

/**
 * Goes back as the browser's button does, once the page is loaded. Playwright's own goBack waits for a load event,
 * which does not happen for a page from Firefox's back/forward cache.
 */
export async function goBack(tab: Tab): Promise<void> {
  await poll(() => pathOrEmpty(tab)).not.toBe('');
  // The page may be gone before evaluate returns.
  await tab.evaluate(() => history.back(), null).catch(() => undefined);
}

export async function pressEnterOn(tab: Tab, name: string): Promise<void> {
  await focus(tab, name);
  await tab.keyboard.press('Enter');
}

export { expect };
