/** Gives `npm run dev` the backend of `npm start`: the same REST interface, the same store. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { EmbeddedBackend } from '../leads/embedded-backend.ts';
import { REST_PATH } from '../leads/rest-path.ts';
import { readLeadSettings } from '../settings/lead-settings.ts';
import { orStopBuild } from './stop-build.ts';

/** Where the backend outlives a restart of the dev server, which happens in the same process. */
const KEPT = Symbol.for('dev-backend');
const kept = globalThis as { [KEPT]?: Promise<EmbeddedBackend> };

/** Mounts the embedded backend in `astro dev`; a build never sees it, and a hosted project needs none. */
export function devBackend(): AstroIntegration {
  return {
    name: 'dev-backend',
    hooks: {
      'astro:server:setup': ({ server, logger }) =>
        orStopBuild(logger, async () => {
          // public-settings has put the checked ones there.
          if (!readLeadSettings({ ...process.env, LEADS_BACKEND: 'embedded' }).embedded) return;
          const { claimDataFolder, dataFolderPath } = await import('../leads/data-folder.ts');
          const { startEmbeddedBackend } = await import('../leads/embedded-backend.ts');
          const folder = dataFolderPath();
          kept[KEPT] ??= claimDataFolder(folder, 'npm run dev').then(async ({ store, serveLeads }) => {
            const backend = await startEmbeddedBackend({ folder: store });
            serveLeads(backend.leads);
            return backend;
          });
          const backend = await kept[KEPT];
          // First in line: Vite would answer a preflight itself.
          server.middlewares.stack.unshift({
            route: '',
            handle: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
              if (!REST_PATH.test(request.url ?? '')) return next();
              backend.handle(request, response).catch(next);
            },
          });
          logger.info(`leads are kept in ${path.resolve(folder)}; read them with: npm run leads`);
        }),
    },
  };
}
