/** Drives WebKitGTK through WebDriver (https://www.w3.org/TR/webdriver2/), as far as the tests' `Tab` needs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { listen } from '../../../tools/listen.ts';
import type { WebKitPrograms } from './engines.ts';
import type { Engine, Tab, Visit } from './engine-test.ts';

type Send = <T>(method: string, path: string, body?: object) => Promise<T>;

/** WebDriver's codes of the keys that tests press. */
const keys: Record<string, string> = {
  '\n': '\uE007',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** How long the browser may take to start, in ms; it takes less than one second. */
const patience = 20_000;

/** Starts a virtual screen, and on it a driver for each visit. */
export async function startWebKit({ driver, browser }: WebKitPrograms): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve) => {
    screen.stdio[3]?.once('data', (line) => resolve(`:${String(line).trim()}`));
  });

  async function startDriver() {
    const { port, close } = await listen(() => undefined, 0);
    await close();
    const program = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
    const send = sendTo(`http://127.0.0.1:${port}`);
    await expect.poll(() => send('GET', '/status').then(Boolean, () => false), { timeout: 30_000 }).toBe(true);
    return { program, send };
  }

  return {
    async newContext({ viewport, javaScriptEnabled }) {
      const args = ['--automation', `--enable-javascript=${javaScriptEnabled}`];
      const alwaysMatch = {
        'webkitgtk:browserOptions': { binary: browser, args },
        timeouts: { pageLoad: 8000 },
      };
      const startSession = async () => {
        const { program, send } = await startDriver();
        const starting = send<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } });
        // Ending the driver ends its request, too.
        const timer = setTimeout(() => program.kill(), patience);
        const { sessionId } = await starting.finally(() => clearTimeout(timer));
        return { program, send, sessionId };
      };
      // The browser was seen to hang at its start, before there was a page. Another driver starts another one.
      const { program, send, sessionId } = await startSession().catch(startSession);
      const command: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
      await command('POST', '/window/rect', viewport);
      const visit = await openVisit(command);
      return {
        ...visit,
        async close() {
          await visit.close();
          await ended(program);
        },
      };
    },
    close: () => ended(screen),
  };
}

/** A session is one browser window with its own profile. Its tabs share the command that switches between them. */
async function openVisit(send: Send): Promise<Visit> {
  let current = await send<string>('GET', '/window');
  let isFirst = true;
  // Commands run one at a time, so that another tab's command cannot run between the switch and this command.
  let last: Promise<unknown> = Promise.resolve();

  function openTab(handle: string): Tab {
    function command<T>(method: string, path: string, body?: object): Promise<T> {
      const result = last.then(async () => {
        if (current !== handle) await send('POST', '/window', { handle });
        current = handle;
        return send<T>(method, path, body);
      });
      last = result.catch(() => undefined);
      return result;
    }
    const type = (text: string): Promise<unknown> => {
      const actions = [...text]
        .map((key) => keys[key] ?? key)
        .flatMap((value) => ['keyDown', 'keyUp'].map((event) => ({ type: event, value })));
      return command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    };
    return {
      goto: (url) => command('POST', '/url', { url }),
      reload: () => command('POST', '/refresh', {}),
      evaluate: (script, argument) =>
        command('POST', '/execute/sync', { script: `return (${script.toString()})(arguments[0])`, args: [argument] }),
      keyboard: { type, press: (key) => type(keys[key] ?? key) },
      close: () => command('DELETE', '/window'),
    };
  }

  return {
    async newPage() {
      if (isFirst) {
        isFirst = false;
        return openTab(current);
      }
      await last;
      const { handle } = await send<{ handle: string }>('POST', '/window/new', { type: 'window' });
      return openTab(handle);
    },
    close: () => send('DELETE', ''),
  };
}

function sendTo(address: string): Send {
  return async (method, path, body) => {
    // If a navigation interrupts a script, the command never returns, whatever the driver's limit. The caller polls.
    const limit = path.endsWith('/execute/sync') ? { signal: AbortSignal.timeout(3000) } : {};
    const response = await fetch(address + path, { method, ...limit, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value as never;
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
