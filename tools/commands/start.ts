/**
 * `npm start`: builds the site and serves it as the production host would. It always uses its own database and its own
 * `notify`, even if a hosted project is set. PORT chooses another port, LEADS_DATA_DIR another folder for the leads.
 */
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { readChannels } from '../../netlify/notify/channels.ts';
import { buildSite } from '../build-site.ts';
import { UserError } from '../errors.ts';
import { listen, type ListeningServer } from '../listen.ts';
import { createStaticHost } from '../static-host.ts';
import { claimDataFolder, dataFolderPath } from '../leads/data-folder.ts';
import { serveStore } from '../leads/open-store.ts';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import { embeddedEnvironment } from '../settings/lead-settings.ts';
import { main } from './main.ts';

const DEFAULT_PORT = 4321;

/** Why the port could not be opened, by error code. */
const problems: Record<string, string> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is not open to this user',
  ERR_SOCKET_BAD_PORT: 'is not a number up to 65535',
};

await main(async () => {
  const environment = readEnvironment('.', 'production');
  const { signal, onExit } = exitOnSignals();

  // The port is opened first, so that a problem shows before the build. Requests during the build wait for its end.
  const host = Promise.withResolvers<RequestListener>();
  const site = await openPort(environment['PORT']?.trim() || `${DEFAULT_PORT}`, async (request, response) => {
    const answer = await host.promise;
    answer(request, response);
  });
  onExit(() => site.close());

  const folder = await claimDataFolder(dataFolderPath(environment), 'npm start');
  const openingStore = serveStore(folder, environment);
  onExit(async () => {
    const store = await openingStore;
    await store.close();
  });
  onExit(() => folder.release());

  console.log('Building the site …');
  const building = buildSite(embeddedEnvironment, { signal }).catch(async (error: unknown) => {
    // A process that exits while the store's WebAssembly is compiling can hang forever.
    await Promise.allSettled([openingStore]);
    throw error;
  });
  const [backend] = await Promise.all([openingStore, building]);
  if (signal.aborted) return;
  host.resolve(createStaticHost({ root: 'dist', backend }));

  const ownFolder = environment['LEADS_DATA_DIR'];
  const folderSetting = ownFolder ? `LEADS_DATA_DIR=${ownFolder} ` : '';
  console.log(`
  Site    ${site.url}
  Leads   kept in ${path.resolve(dataFolderPath(environment))}
          read them with: ${folderSetting}npm run leads
  Notify  ${describeChannels(environment)}
  Stop    Ctrl-C
`);
});

type Cleanup = () => Promise<unknown>;

/**
 * Makes Ctrl-C and its like end the process in order: `signal` is aborted, then what was given to `onExit` is called,
 * first things first, to finish responses in progress, close the store and release its folder.
 */
function exitOnSignals(): { signal: AbortSignal; onExit: (cleanup: Cleanup) => void } {
  const stopping = new AbortController();
  const cleanups: Cleanup[] = [];
  const exit = async (): Promise<void> => {
    // A second Ctrl-C exits immediately.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    // Cutting this short loses nothing: every confirmed lead has already been passed to the operating system.
    setTimeout(() => process.exit(0), 3000);
    for (const cleanup of cleanups) await cleanup().catch(() => undefined);
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, exit);
  return {
    signal: stopping.signal,
    onExit: (cleanup) => {
      cleanups.push(cleanup);
    },
  };
}

/** Describes the channels that notify the owner of a new lead. */
function describeChannels(environment: Environment): string {
  const channels = [...readChannels(environment)];
  if (channels.length === 0) {
    return 'nobody: set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL, as in .env.example';
  }
  const lines = channels.map(([name, channel]) =>
    'problem' in channel ? `NOT by ${name}: ${channel.problem}` : `by ${name}`,
  );
  return lines.join('\n          ');
}

/** Opens the port in a setting. A UserError says why it cannot be opened. */
async function openPort(setting: string, listener: RequestListener): Promise<ListeningServer> {
  const port = Number(setting);
  try {
    return await listen(listener, port);
  } catch (error) {
    const problem = problems[(error as NodeJS.ErrnoException).code ?? ''];
    if (!problem) throw error;
    const otherPort = port < 65_535 ? port + 1 : DEFAULT_PORT;
    throw new UserError(`Port ${setting} ${problem}. Choose another one: PORT=${otherPort} npm start`, {
      cause: error,
    });
  }
}
