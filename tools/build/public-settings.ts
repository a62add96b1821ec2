/** Puts the checked settings of the lead form into builds and the dev server. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hasHostedSettings, readLeadSettings } from '../settings/lead-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { orStopBuild } from './stop-build.ts';

/**
 * Checks the settings before every build, and hands them to `import.meta.env`: both end up in the scripts that send a
 * lead, so both are public. `astro dev` without any gets those of the embedded backend.
 */
export function publicSettings(): AstroIntegration {
  return {
    name: 'public-settings',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const mode = command === 'dev' ? 'development' : 'production';
        const environment = readEnvironment(fileURLToPath(config.root), mode);
        if (command === 'dev' && !hasHostedSettings(environment)) environment['LEADS_BACKEND'] = 'embedded';
        const { url, key } = await orStopBuild(logger, () => readLeadSettings(environment));
        process.env['PUBLIC_SUPABASE_URL'] = url;
        process.env['PUBLIC_SUPABASE_ANON_KEY'] = key;
      },
    },
  };
}
