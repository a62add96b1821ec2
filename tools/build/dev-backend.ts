/**
 * Gives `npm run dev` the backend of `npm start`. Endpoints in src/pages do not work here: answering a POST needs an
 * adapter, which a static build lacks. Vite's `server.proxy` would need a second program on a second port.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { OpenStore } from '../leads/open-store.ts';
import { readEnvironment } from '../settings/environment.ts';
import { orStopBuild } from './stop-build.ts';

/** Keeps the store open across restarts of the dev server, which happen in the same process. */
const STORE = Symbol.for('dev-backend');
const shared = globalThis as { [STORE]?: Promise<OpenStore> };

/** Adds the embedded backend to `astro dev`, unless a hosted project is set. A build never includes it. */
export const devBackend = (): AstroIntegration => ({
  name: 'dev-backend',
  hooks: {
    'astro:server:setup': ({ server, logger }) =>
      orStopBuild(logger, async () => {
        // settings.ts has put the checked settings into process.env.
        if (process.env['LEADS_BACKEND'] !== 'embedded') return;
        // Imported here, because a deploy builds without development's packages.
        const { createRequest, sendResponse } = await import('@remix-run/node-fetch-server');
        const { claimDataFolder, dataFolderPath } = await import('../leads/data-folder.ts');
        const { serveStore } = await import('../leads/open-store.ts');
        const { refuseMalformed } = await import('../listen.ts');

        const environment = readEnvironment('.', 'development');
        const folder = dataFolderPath(environment);
        const openStore = async (): Promise<OpenStore> => {
          const claimed = await claimDataFolder(folder, 'npm run dev');
          return serveStore(claimed, environment);
        };
        shared[STORE] ??= openStore();
        const store = await shared[STORE];

        const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
          if (refuseMalformed(request, response)) return true;
          const clientIp = request.socket.remoteAddress ?? '';
          const found = await store.handle(createRequest(request, response), clientIp);
          if (!found) return false;
          await sendResponse(response, found);
          return true;
        };
        // Runs before Vite's own handlers, because Vite would answer a preflight itself.
        server.middlewares.stack.unshift({
          route: '',
          handle: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
            answer(request, response).then((isAnswered) => {
              if (!isAnswered) next();
            }, next);
          },
        });
        logger.info(`leads are kept in ${path.resolve(folder)}; read them with: npm run leads`);
      }),
  },
});
