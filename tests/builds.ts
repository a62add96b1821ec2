/**
 * The two builds that tests read. One has the embedded backend and the owner's settings as they are. The other is as for
 * a hosted project, and every promise is set in it.
 */
import path from 'node:path';
import { buildSite } from '../tools/build-site.ts';
import { embeddedEnvironment } from '../tools/settings/lead-settings.ts';
import { copyWithPromises } from './promised-copy.ts';

/** An invented hosted project. No build may need a real project or contain another one. */
export const hostedSettings = {
  LEADS_BACKEND: undefined,
  PUBLIC_SUPABASE_URL: 'https://made-up-project.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_made_up_for_the_tests',
};

/** The folders of the two builds. Not `dist`, which `npm run build` may have made for a real project. */
export const builds = { embedded: '.cache/embedded', hosted: '.cache/hosted' };

/** Whether to use the builds that are there: `npm test` sets BUILT for the second half of its tests. */
const areBuilt = process.env['BUILT'] === 'yes';

/** Builds one after the other, because both write the same caches. Vitest runs this before the tests of the built site. */
export default async function buildSites(): Promise<void> {
  if (areBuilt) return;
  await buildSite(embeddedEnvironment, { folder: builds.embedded });
  const source = '.cache/promised-source';
  copyWithPromises(source);
  await buildSite(hostedSettings, { source, folder: path.resolve(builds.hosted) });
}
