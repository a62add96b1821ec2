/**
 * `npm start`: builds the site and serves it as the production host would, with a database and a `tell` of its own,
 * whatever project is set. PORT chooses another port, LEADS_DATA_DIR another folder for the leads.
 */
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { readChannels } from '../../netlify/tell/channels.ts';
import { buildSite } from '../build-site.ts';
import { UserError, isErrorCode } from '../errors.ts';
import { listen, type Listening } from '../listen.ts';
import { createHost } from '../host/static-host.ts';
import { claimDataFolder, dataFolderPath, type DataFolder } from '../leads/data-folder.ts';
import { serveStore, type OpenStore } from '../leads/open-store.ts';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import { embeddedEnvironment } from '../settings/lead-settings.ts';
import { main } from './main.ts';

const DEFAULT_PORT = 4321;

interface Open {
  site?: Listening;
  store?: Promise<OpenStore>;
  folder?: DataFolder;
}

await main(async () => {
  const environment = readEnvironment('.', 'production');
  const stopping = new AbortController();
  const open: Open = {};
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C means: at once.
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort();
      void stop(open);
    });
  }

  // Anything in the way is found before the build. A request during the build gets its answer after it.
  const host = Promise.withResolvers<RequestListener>();
  open.site = await listenOn(portOf(environment['PORT']), (request, response) => {
    void host.promise.then((serve) => serve(request, response));
  });
  open.folder = await claimDataFolder(dataFolderPath(environment), 'npm start');
  open.store = serveStore(open.folder, environment);
  console.log('Building the site …');
  const building = buildSite(embeddedEnvironment, { signal: stopping.signal }).catch(async (error: unknown) => {
    // A process that ends while the store's WebAssembly is compiled can hang for good.
    await Promise.allSettled([open.store]);
    throw error;
  });
  const [backend] = await Promise.all([open.store, building]);
  if (stopping.signal.aborted) return;
  host.resolve(createHost({ root: 'dist', backend }));

  console.log(`
  Site    ${open.site.url}
  Leads   kept in ${path.resolve(dataFolderPath(environment))}
          read them with: npm run leads
  Told    ${whoIsTold(environment)}
  Stop    Ctrl-C
`);
});

function whoIsTold(environment: Environment): string {
  const ways = [...readChannels(environment)].map(([name, channel]) =>
    typeof channel === 'string' ? `NOT by ${name}: ${channel}` : `by ${name}`,
  );
  return (
    ways.join('\n          ') || 'nobody: set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL, as in .env.example'
  );
}

async function listenOn(port: number, listener: RequestListener): Promise<Listening> {
  try {
    return await listen(listener, port);
  } catch (error) {
    const way = `Choose another one: PORT=${port < 65_535 ? port + 1 : DEFAULT_PORT} npm start`;
    if (isErrorCode(error, 'EADDRINUSE')) throw new UserError(`Port ${port} is taken by another program. ${way}`);
    if (isErrorCode(error, 'EACCES')) throw new UserError(`Port ${port} is not open to this user. ${way}`);
    throw error;
  }
}

function portOf(text: string | undefined): number {
  const port = Number(text?.trim() || DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UserError(
    `PORT is "${text}", which is not a port. Use a number up to 65535, such as PORT=${DEFAULT_PORT}.`,
  );
}

/** Lets responses in progress finish, closes the store, and ends the process. */
async function stop({ site, store, folder }: Open): Promise<void> {
  // Every lead that was answered for is with the operating system already: closing may not take long.
  setTimeout(() => process.exit(0), 3000);
  await site?.close();
  await store?.then((opened) => opened.close()).catch(() => undefined);
  await folder?.release();
  process.exit(0);
}
