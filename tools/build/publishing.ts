/** Stops a build for the public while placeholders are left. Previews and demos build as they are. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readEnvironment } from '../settings/environment.ts';
import { checkReadyToPublish, isPublicBuild, placesThatSay } from '../settings/publishing.ts';
import { orStopBuild } from './stop-build.ts';

interface Settings {
  site: object;
  thirdParty: object | undefined;
  /** What is untrue while there is one. */
  untrueWithThirdParty: readonly string[];
}

export const publishing = ({ site, thirdParty, untrueWithThirdParty }: Settings): AstroIntegration => ({
  name: 'publishing',
  hooks: {
    'astro:config:setup': async ({ command, config, logger }) => {
      const folder = fileURLToPath(config.root);
      const untrue = thirdParty ? placesThatSay(folder, untrueWithThirdParty) : [];
      for (const place of untrue) logger.warn(`${place} is untrue with the script of src/data/third-party.ts.`);
      if (command !== 'build' || !isPublicBuild(readEnvironment(folder, 'production'))) return;
      await orStopBuild(logger, () => checkReadyToPublish(site, folder, untrue));
    },
  },
});
