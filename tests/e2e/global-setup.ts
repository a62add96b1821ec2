/** Starts the hosts of all browser tests on free ports: the built site with an in-memory backend, and that with promises. */
import { UserError } from '../../tools/errors.ts';
import { serveBackend } from '../../tools/leads/open-store.ts';
import { listen } from '../../tools/listen.ts';
import { createHost, warmUp } from '../../tools/static-host.ts';
import build, { builds } from '../builds.ts';
import { engines } from './support/engines.ts';

/** The workers inherit three addresses: both sites', and one that returns the rows with an email address. */
export default async function start(): Promise<() => Promise<void>> {
  const { chromium, ...others } = engines;
  if (chromium.missing) throw new UserError(chromium.missing);
  for (const { missing } of Object.values(others)) if (missing) console.info(missing);
  await build();
  const backend = await serveBackend();
  let visitors = 0;
  // Each request gets its own visitor address, or the tests would reach the limits of one address.
  const handle: typeof backend.handle = (request) =>
    backend.handle(request, `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`);
  const site = await listen(createHost({ root: builds.embedded, backend: { handle } }), 0);
  await warmUp(builds.embedded, site.url);
  const rows = await listen((request, response) => {
    const email = new URL(request.url ?? '/', 'http://localhost').searchParams.get('email');
    backend.query('select * from public.leads where email = $1 order by received_at', [email]).then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }, 0);
  const promised = await listen(createHost({ root: builds.hosted }), 0);
  process.env['PROMISED_URL'] = promised.url;
  process.env['SITE_URL'] = site.url;
  process.env['LEADS_URL'] = rows.url;

  return async () => {
    await Promise.all([site.close(0), rows.close(0), promised.close(0)]);
    await backend.close();
  };
}
