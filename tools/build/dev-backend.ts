/**
 * Gives `npm run dev` the backend of `npm start`: the same REST API and the same store. Endpoints in src/pages were tried:
 * answering a POST needs an adapter, which a static build has not ("NoAdapterInstalled"), and they would be published;
 * Vite's `server.proxy` needs a second program on a second port.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { OpenStore } from '../leads/open-store.ts';
import { readEnvironment } from '../settings/environment.ts';
import { readLeadSettings } from '../settings/lead-settings.ts';
import { orStopBuild } from './stop-build.ts';

/** Keeps the backend across restarts of the dev server, which happen in the same process. */
const KEPT = Symbol.for('dev-backend');
const kept = globalThis as { [KEPT]?: Promise<OpenStore> };

/** Mounts the embedded backend in `astro dev`; a build never sees it, and a hosted project needs none. */
export function devBackend(): AstroIntegration {
  return {
    name: 'dev-backend',
    hooks: {
      'astro:server:setup': ({ server, logger }) =>
        orStopBuild(logger, async () => {
          // settings.ts has put the checked settings into process.env.
          if (!readLeadSettings({ ...process.env, LEADS_BACKEND: 'embedded' }).embedded) return;
          const { claimDataFolder, dataFolderPath } = await import('../leads/data-folder.ts');
          const { serveStore } = await import('../leads/open-store.ts');
          const environment = readEnvironment('.', 'development');
          const folder = dataFolderPath(environment);
          kept[KEPT] ??= claimDataFolder(folder, 'npm run dev').then((claimed) => serveStore(claimed, environment));
          const store = await kept[KEPT];
          // First, because Vite would answer a preflight itself.
          server.middlewares.stack.unshift({
            route: '',
            handle: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
              store.handle(request, response).then((answered) => answered || next(), next);
            },
          });
          logger.info(`leads are kept in ${path.resolve(folder)}; read them with: npm run leads`);
        }),
    },
  };
}
