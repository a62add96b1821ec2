/**
 * Checks the settings before a build and before the dev server. `astro:env` could report what is missing. It cannot
 * refuse a secret key, give a preview its own project, or stop a deploy with the demonstration's settings.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { UserError } from '../errors.ts';
import { readEnvironment } from '../settings/environment.ts';
import { embeddedEnvironment, readLeadSettings } from '../settings/lead-settings.ts';
import { publishingProblems, type PublishedSettings } from '../settings/publishing.ts';
import { lastChanges } from './last-change.ts';
import { orStopBuild } from './stop-build.ts';

/** Passes the checked lead settings to `import.meta.env`. Without a key, `astro dev` uses the embedded backend's. */
export const settings = (site: PublishedSettings): AstroIntegration => ({
  name: 'settings',
  hooks: {
    'astro:config:setup': ({ command, config, logger }) =>
      orStopBuild(logger, () => {
        if (command !== 'build' && command !== 'dev') return;
        const isDev = command === 'dev';
        const environment = readEnvironment(fileURLToPath(config.root), isDev ? 'development' : 'production');
        // Netlify sets CONTEXT on its production deploys, and anyone else can set it.
        const isProduction = !isDev && environment['CONTEXT'] === 'production';
        const problems = isProduction ? publishingProblems(site, environment, lastChanges()) : [];
        if (problems.length > 0) {
          const lines = problems.map((problem) => `\n  ${problem}`).join('');
          throw new UserError(`This build is for the public (CONTEXT=production) and not ready:${lines}`);
        }
        // A project's address alone may be there for `npm run leads`.
        const isLocal = isDev && !environment['PUBLIC_SUPABASE_ANON_KEY'];
        Object.assign(process.env, isLocal ? embeddedEnvironment : readLeadSettings(environment));
      }),
  },
});
