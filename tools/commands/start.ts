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
  ERR_SOCKET_BAD_PORT: 'is no number up to 65535',
};

await main(async () => {
  const environment = readEnvironment('.', 'production');
  const stopping = new AbortController();
  /** Functions to call on exit: they finish responses in progress, close the store and release its folder. */
  const closing: (() => Promise<unknown>)[] = [];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      // A second Ctrl-C exits immediately.
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort();
      // Cutting this short loses nothing: every confirmed lead has already been passed to the operating system.
      setTimeout(() => process.exit(0), 3000);
      for (const close of closing) await close().catch(() => undefined);
      process.exit(0);
    });
  }

  // The port is opened first, so that a problem shows before the build. Requests during the build wait for its end.
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
    // A process that exits while the store's WebAssembly is compiling can hang forever.
    await Promise.allSettled([store]);
    throw error;
  });
  const [backend] = await Promise.all([store, building]);
  if (stopping.signal.aborted) return;
  host.resolve(createStaticHost({ root: 'dist', backend }));

  const ownFolder = environment['LEADS_DATA_DIR'];
  const command = ownFolder ? `LEADS_DATA_DIR=${ownFolder} ` : '';
  console.log(`
  Site    ${site.url}
  Leads   kept in ${path.resolve(dataFolderPath(environment))}
          read them with: ${command}npm run leads
  Notify  ${notifications(environment)}
  Stop    Ctrl-C
`);
});

/** Describes the channels that notify the owner of a new lead. */
function notifications(environment: Environment): string {
  const channels = [...readChannels(environment)].map(([name, channel]) =>
    'problem' in channel ? `NOT by ${name}: ${channel.problem}` : `by ${name}`,
  );
  const nobody = 'nobody: set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL, as in .env.example';
  return channels.join('\n          ') || nobody;
}

async function listenOn(text: string, listener: RequestListener): Promise<ListeningServer> {
  const port = Number(text);
  return listen(listener, port).catch((error: NodeJS.ErrnoException) => {
    const problem = problems[error.code ?? ''];
    const other = port < 65_535 ? port + 1 : DEFAULT_PORT;
    throw problem ? new UserError(`Port ${text} ${problem}. Choose another one: PORT=${other} npm start`) : error;
  });
}
