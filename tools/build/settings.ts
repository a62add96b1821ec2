/**
 * Checks the settings before a build and before the dev server. `astro:env` names what is missing or of the wrong type; it
 * cannot refuse a secret key, give a preview its own project, or stop a deploy whose site is still the demonstration's.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readEnvironment } from '../settings/environment.ts';
import { embeddedEnvironment, readLeadSettings } from '../settings/lead-settings.ts';
import { checkReadyToPublish } from '../settings/publishing.ts';
import { orStopBuild } from './stop-build.ts';

/** Hands the checked settings of the lead form to `astro:env`; without any, `astro dev` gets those of the embedded backend. */
export const settings = (site: object): AstroIntegration => ({
  name: 'settings',
  hooks: {
    'astro:config:setup': ({ command, config, logger }) =>
      orStopBuild(logger, () => {
        if (command !== 'build' && command !== 'dev') return;
        const isDev = command === 'dev';
        const environment = readEnvironment(fileURLToPath(config.root), isDev ? 'development' : 'production');
        // Netlify sets it on its production deploys, and anyone else can.
        if (!isDev && environment['CONTEXT'] === 'production') checkReadyToPublish(site, environment);
        const isSet = environment['PUBLIC_SUPABASE_URL'] || environment['PUBLIC_SUPABASE_ANON_KEY'];
        Object.assign(process.env, isDev && !isSet ? embeddedEnvironment : readLeadSettings(environment));
      }),
  },
});
