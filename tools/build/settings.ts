/**
 * Checks where leads go before a build and before the dev server. `astro:env` could report what is missing. It cannot
 * refuse a secret key or give a preview its own project.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readEnvironment } from '../settings/environment.ts';
import { embeddedEnvironment, readLeadSettings } from '../settings/lead-settings.ts';
import { orStopBuild } from './stop-build.ts';

/** Passes the checked lead settings to `import.meta.env`. Without a key, `astro dev` uses the embedded backend's. */
export const settings = (): AstroIntegration => ({
  name: 'settings',
  hooks: {
    'astro:config:setup': ({ command, config, logger }) =>
      orStopBuild(logger, () => {
        if (command !== 'build' && command !== 'dev') return;
        const isDev = command === 'dev';
        const environment = readEnvironment(fileURLToPath(config.root), isDev ? 'development' : 'production');
        // A project's address alone may be there for `npm run leads`.
        const isLocal = isDev && !environment['PUBLIC_SUPABASE_ANON_KEY'];
        Object.assign(process.env, isLocal ? embeddedEnvironment : readLeadSettings(environment));
      }),
  },
});
