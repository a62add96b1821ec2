/**
 * Checks the settings before each build. Astro's own `astro:env` (`env` in astro.config.mjs) hands them to the pages,
 * and was tried for the checks: it says "constraints are not met: startsWith" above a stack trace, and knows neither a
 * secret key of the older kind, nor a preview that would write among real leads, nor placeholders in src/data/site.ts.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readEnvironment } from '../settings/environment.ts';
import { hasHostedSettings, readLeadSettings } from '../settings/lead-settings.ts';
import { checkReadyToPublish, isPublicBuild } from '../settings/publishing.ts';
import { orStopBuild } from './stop-build.ts';

/**
 * Stops a build with a sentence that says what to set. `astro dev` without settings gets those of the embedded backend.
 *
 * @param site the owner's settings, src/data/site.ts: a build for the public must have them filled in
 */
export const checkSettings = (site: object): AstroIntegration => ({
  name: 'settings',
  hooks: {
    'astro:config:setup': ({ command, config, logger }) =>
      orStopBuild(logger, () => {
        if (command !== 'build' && command !== 'dev') return;
        const isDev = command === 'dev';
        const folder = fileURLToPath(config.root);
        const environment = readEnvironment(folder, isDev ? 'development' : 'production');
        if (isDev && !hasHostedSettings(environment)) environment['LEADS_BACKEND'] = 'embedded';
        if (!isDev && isPublicBuild(environment)) checkReadyToPublish(site, folder);
        const { url, key } = readLeadSettings(environment);
        process.env['PUBLIC_SUPABASE_URL'] = url;
        process.env['PUBLIC_SUPABASE_ANON_KEY'] = key;
      }),
  },
});
