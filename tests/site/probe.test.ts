/** A site that is built for a hosted project says where its leads go, as `npm run probe` reads it. */
import { expect, test } from 'vitest';
import { createHost } from '../../tools/host/static-host.ts';
import { listen } from '../../tools/listen.ts';
import { hostedSettings } from '../builds.ts';
import { runProbe } from '../run-probe.ts';
import { productionFolder } from './built-site.ts';

test('the probe finds the project that a build sends leads to', async () => {
  const site = await listen(createHost({ root: productionFolder }), 0);
  const { said } = await runProbe(site.url);
  await site.close();
  expect(said).toContain(`ok      settings  leads go to ${hostedSettings.PUBLIC_SUPABASE_URL}\n`);
});
