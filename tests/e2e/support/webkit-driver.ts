/** Drives WebKitGTK by Selenium, as far as the tests' `Tab` needs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import type { WebKitPrograms } from './engines.ts';
import type { Engine, Tab, Visit } from './engine-test.ts';

const keys: Record<string, string> = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/** Starts a virtual screen and the driver on it. */
export async function startWebKit({ driver, browser }: WebKitPrograms): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3]!, 'data');
  // Selenium knows no WebKitGTK, but its driver starts as Safari's does.
  const service = new ServiceBuilder('env').addArguments(`DISPLAY=:${String(display).trim()}`, driver).build();
  const address = await service.start();
  return {
    async newContext({ viewport, javaScriptEnabled }) {
      const args = ['--automation', `--enable-javascript=${javaScriptEnabled}`];
      const capabilities = {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args },
        timeouts: { pageLoad: 8000 },
      };
      const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      await session.manage().window().setRect(viewport);
      return openVisit(session);
    },
    close: () => Promise.all([service.kill(), screen.kill()]),
  };
}

/** A session is one browser window with its own profile. Its tabs share the command that switches between them. */
function openVisit(session: WebDriver): Visit {
  let current = '';
  // Commands run one at a time, so that another tab's command cannot run between the switch and this command.
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  }

  async function openTab(): Promise<Tab> {
    if (current) await session.switchTo().newWindow('window');
    const handle = await session.getWindowHandle();
    current = handle;
    const command = <T>(run: () => Promise<T>) =>
      inTurn(async () => {
        if (current !== handle) await session.switchTo().window(handle);
        current = handle;
        return run();
      });
    const type = (text: string) =>
      command(() => session.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform());
    return {
      goto: (url) => command(() => session.get(url)),
      reload: () => command(() => session.navigate().refresh()),
      // If a navigation interrupts a script, the command never returns, whatever the driver's limit. The caller polls.
      evaluate: (script, argument) => command(() => session.wait(session.executeScript<never>(script, argument), 3000)),
      keyboard: { type, press: (key) => type(keys[key] ?? key) },
      close: () => command(() => session.close()),
    };
  }

  return { newPage: () => inTurn(openTab), close: () => session.quit() };
}
