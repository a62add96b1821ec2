/**
 * `npm start`: builds the site and serves it as the production host would, with a database and a `tell` of its own,
 * whatever project is set. PORT chooses another port, LEADS_DATA_DIR another folder for the leads.
 */
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { readChannels } from '../../netlify/notify/channels.ts';
import { buildSite } from '../build-site.ts';
import { UserError } from '../errors.ts';
import { listen, type Listening } from '../listen.ts';
import { createHost } from '../host/static-host.ts';
import { claimDataFolder, dataFolderPath } from '../leads/data-folder.ts';
import { serveStore } from '../leads/open-store.ts';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import { embeddedEnvironment } from '../settings/lead-settings.ts';
import { main } from './main.ts';

const DEFAULT_PORT = 4321;

/** By the code of the error that comes instead of an open port. */
const problems: Record<string, string> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is not open to this user',
  ERR_SOCKET_BAD_PORT: 'is no number up to 65535',
};

await main(async () => {
  const environment = readEnvironment('.', 'production');
  const stopping = new AbortController();
  /** What lets responses in progress finish, closes the store, and gives its folder back. */
  const closing: (() => Promise<unknown>)[] = [];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      // A second Ctrl-C means: at once.
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort();
      // Every lead that was answered for is with the operating system already: closing may not take long.
      setTimeout(() => process.exit(0), 3000);
      for (const close of closing) await close().catch(() => undefined);
      process.exit(0);
    });
  }

  // Anything in the way is found before the build. A request during the build gets its answer after it.
  const host = Promise.withResolvers<RequestListener>();
  const site = await listenOn(environment['PORT']?.trim() || `${DEFAULT_PORT}`, (request, response) => {
    void host.promise.then((serve) => serve(request, response));
  });
  closing.push(site.close);
  const folder = await claimDataFolder(dataFolderPath(environment), 'npm start');
  const store = serveStore(folder, environment);
  closing.push(() => store.then((opened) => opened.close()), folder.release);
  console.log('Building the site …');
  const building = buildSite(embeddedEnvironment, { signal: stopping.signal }).catch(async (error: unknown) => {
    // A process that ends while the store's WebAssembly is compiled can hang for good.
    await Promise.allSettled([store]);
    throw error;
  });
  const [backend] = await Promise.all([store, building]);
  if (stopping.signal.aborted) return;
  host.resolve(createHost({ root: 'dist', backend }));

  console.log(`
  Site    ${site.url}
  Leads   kept in ${path.resolve(dataFolderPath(environment))}
          read them with: npm run leads
  Notify  ${notifications(environment)}
  Stop    Ctrl-C
`);
});

/** Through which channels the owner hears of a new lead. */
function notifications(environment: Environment): string {
  const channels = [...readChannels(environment)].map(([name, channel]) =>
    typeof channel === 'string' ? `NOT by ${name}: ${channel}` : `by ${name}`,
  );
  const nobody = 'nobody: set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL, as in .env.example';
  return channels.join('\n          ') || nobody;
}

async function listenOn(text: string, listener: RequestListener): Promise<Listening> {
  const port = Number(text);
  return listen(listener, port).catch((error: NodeJS.ErrnoException) => {
    const problem = problems[error.code ?? ''];
    const other = port < 65_535 ? port + 1 : DEFAULT_PORT;
    throw problem ? new UserError(`Port ${text} ${problem}. Choose another one: PORT=${other} npm start`) : error;
  });
}
