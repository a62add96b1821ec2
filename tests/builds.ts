/** The two builds that tests read: one with the embedded backend, one as for a hosted project. */
import { buildSite } from '../tools/build-site.ts';
import { embeddedEnvironment } from '../tools/settings/lead-settings.ts';

/** An invented hosted project. No build may need a real project or contain another one. */
export const hostedSettings = {
  LEADS_BACKEND: undefined,
  PUBLIC_SUPABASE_URL: 'https://made-up-project.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_made_up_for_the_tests',
};

/** The folders of the two builds. Not `dist`, which `npm run build` may have made for a real project. */
export const builds = { embedded: '.cache/embedded', hosted: '.cache/hosted' };

/** Whether both builds exist: `npm test` sets BUILT for the second half of its tests. */
const areBuilt = process.env['BUILT'] === 'yes';

export async function buildEmbedded(): Promise<void> {
  if (!areBuilt) await buildSite(embeddedEnvironment, { folder: builds.embedded });
}

/** Vitest runs this before the tests of the built site. The builds run in turn, because both write the same caches. */
export default async function build(): Promise<void> {
  await buildEmbedded();
  if (!areBuilt) await buildSite(hostedSettings, { folder: builds.hosted });
}
