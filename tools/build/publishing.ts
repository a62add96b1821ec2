/** Stops a build for the public while placeholders are left. Previews and demos build as they are. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readEnvironment } from '../settings/environment.ts';
import { checkReadyToPublish, isPublicBuild } from '../settings/publishing.ts';
import { orStopBuild } from './stop-build.ts';

/** `site`: the owner's settings, src/data/site.ts. */
export const publishing = (site: object): AstroIntegration => ({
  name: 'publishing',
  hooks: {
    'astro:config:setup': async ({ command, config, logger }) => {
      if (command !== 'build' || !isPublicBuild(readEnvironment(fileURLToPath(config.root), 'production'))) return;
      await orStopBuild(logger, () => checkReadyToPublish(site));
    },
  },
});
