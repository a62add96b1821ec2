/**
 * Two Astro hooks for the lead form: `npm run dev` gets the backend of `npm start`, and a build must not contain a
 * secret key. Endpoints in src/pages do not work here: answering a POST needs an adapter, which a static build lacks.
 * Vite's `server.proxy` would need a second program on a second port.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../built-files.ts';
import { UserError } from '../errors.ts';
import type { OpenStore } from '../leads/open-store.ts';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import { orStopBuild } from './stop-build.ts';

/** Keeps the backend across restarts of the dev server, which happen in the same process. */
const KEPT = Symbol.for('dev-backend');
const kept = globalThis as { [KEPT]?: Promise<OpenStore> };

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
        const environment = readEnvironment('.', 'development');
        const folder = dataFolderPath(environment);
        kept[KEPT] ??= claimDataFolder(folder, 'npm run dev').then((claimed) => serveStore(claimed, environment));
        const store = await kept[KEPT];
        // Runs before Vite's own handlers, because Vite would answer a preflight itself.
        server.middlewares.stack.unshift({
          route: '',
          handle: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
            store
              .handle(createRequest(request, response), request.socket.remoteAddress ?? '')
              .then((answer) => (answer ? sendResponse(response, answer) : next()))
              .catch(next);
          },
        });
        logger.info(`leads are kept in ${path.resolve(folder)}; read them with: npm run leads`);
      }),
    'astro:build:done': ({ dir, logger }) =>
      orStopBuild(logger, () => checkNoSecret(fileURLToPath(dir), readEnvironment('.', 'production'))),
  },
});

/** Throws a UserError if a secret key is in the built files, or in a PUBLIC_ setting, which a build may publish. */
export function checkNoSecret(folder: string, environment: Environment): void {
  const secrets = ['SUPABASE_SECRET_KEY', 'PREVIEW_SUPABASE_SECRET_KEY'].map((name) => environment[name]?.trim());
  const isSecret = (text = ''): boolean =>
    /sb_secret_[\w-]{8,}/.test(text) || secrets.some((secret) => secret && text.includes(secret));
  const names = Object.keys(environment).filter((name) => name.startsWith('PUBLIC_') && isSecret(environment[name]));
  const files = listFiles(folder).map((file) => path.join(folder, file));
  const places = [...names, ...files.filter((file) => isSecret(readFileSync(file, 'latin1')))];
  if (places.length === 0) return;
  throw new UserError(
    `${places.join(', ')} holds a secret key, with which everybody could read the leads: take it out, make a new one in the ` +
      'Supabase dashboard, and set it as SUPABASE_SECRET_KEY alone.',
  );
}
