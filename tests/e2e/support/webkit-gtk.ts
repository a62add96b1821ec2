/** Drives an installed WebKitGTK through Selenium, for machines without Playwright's own WebKit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import type { WebKitPrograms } from './engines.ts';
import type { Engine, Tab, Visit } from './engine-test.ts';

// Selenium has no import path for this class that both Node and its types know.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/** Limits in ms: many times what each takes, for a busy machine. Loading a page has the limit of playwright.config.ts. */
const BROWSER_START_MS = 20_000;
const PAGE_LOAD_MS = 20_000;
const SCRIPT_MS = 3000;

interface Browser {
  driver: WebDriver;
  /** Ends WebKitWebDriver and the browser. */
  stop: () => Promise<unknown>;
}

interface BrowserOptions {
  programs: WebKitPrograms;
  /** The X display that the window opens on, such as ":99". */
  display: string;
  javaScriptEnabled: boolean;
}

/** Starts a virtual screen. Each visit starts a browser of its own on it. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const { screen, display } = await startScreen();
  return {
    async newContext({ viewport, javaScriptEnabled }) {
      const browser = await startBrowser({ programs, display, javaScriptEnabled });
      await browser.driver.manage().window().setRect(viewport);
      return openVisit(browser);
    },
    async close() {
      const exit = once(screen, 'exit');
      screen.kill();
      await exit;
    },
  };
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  // Xvfb chooses a free display and writes its number to the file descriptor 3.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3]!, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** The browser sometimes hangs at its start, before there is a page, so there is a second try. */
async function startBrowser(options: BrowserOptions): Promise<Browser> {
  try {
    return await tryToStartBrowser(options);
  } catch {
    return tryToStartBrowser(options);
  }
}

async function tryToStartBrowser({ programs, display, javaScriptEnabled }: BrowserOptions): Promise<Browser> {
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: display })
    .build();
  const stop = () => service.kill();
  try {
    const starting = new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        timeouts: { pageLoad: PAGE_LOAD_MS },
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation', `--enable-javascript=${javaScriptEnabled}`],
        },
      })
      .build();
    const driver = await starting.wait(starting, BROWSER_START_MS, 'WebKitGTK did not start');
    return { driver, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A visit is one WebDriver session, with a profile of its own. */
async function openVisit({ driver, stop }: Browser): Promise<Visit> {
  const firstWindow = await driver.getWindowHandle();
  let hasOpenedFirst = false;
  let current = firstWindow;
  let lastCommand: Promise<unknown> = Promise.resolve();

  /**
   * Runs a command in one of the windows. Commands run one at a time, because a session has one current window: another
   * tab's command must not run between the switch and the command.
   */
  function runIn<T>(handle: string, command: () => Promise<T>): Promise<T> {
    const result = lastCommand.then(async () => {
      if (current !== handle) await driver.switchTo().window(handle);
      current = handle;
      return command();
    });
    lastCommand = result.catch(() => undefined);
    return result;
  }

  async function openWindow(): Promise<string> {
    await lastCommand;
    await driver.switchTo().newWindow('window');
    current = await driver.getWindowHandle();
    return current;
  }

  return {
    async newPage() {
      if (hasOpenedFirst) {
        const handle = await openWindow();
        return tabOf(driver, (command) => runIn(handle, command));
      }
      hasOpenedFirst = true;
      return tabOf(driver, (command) => runIn(firstWindow, command));
    },
    async close() {
      await driver.quit();
      await stop();
    },
  };
}

/** @param run runs a command in the tab's window */
function tabOf(driver: WebDriver, run: <T>(command: () => Promise<T>) => Promise<T>): Tab {
  const type = (keys: string) => run(() => driver.actions().sendKeys(keys).perform());
  return {
    goto: (url) => run(() => driver.get(url)),
    reload: () => run(() => driver.navigate().refresh()),
    evaluate<A, R>(script: (argument: A) => R | Promise<R>, argument: A): Promise<R> {
      const source = `return (${script.toString()})(arguments[0])`;
      // If a navigation interrupts a script, the driver never answers, whatever its own script timeout. The caller polls.
      return run(() => driver.wait(driver.executeScript<R>(source, argument), SCRIPT_MS, 'The script did not return'));
    },
    keyboard: {
      type: (text) => type(text.replaceAll('\n', Key.ENTER)),
      press: (key) => type(keyCodeOf(key)),
    },
    close: () => run(() => driver.close()),
  };
}

/** WebDriver's code of a key that Playwright calls by name, such as "Enter"; letters are their own code. */
function keyCodeOf(name: string): string {
  const code = Key[name.toUpperCase() as keyof typeof Key];
  return typeof code === 'string' ? code : name;
}
