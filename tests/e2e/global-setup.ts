/** One host for all browser tests: the built site with a backend in memory, on a port that is free. */
import { UserError } from '../../tools/errors.ts';
import { serveBackend, takeForm } from '../../tools/leads/open-store.ts';
import { listen } from '../../tools/listen.ts';
import { createHost } from '../../tools/host/static-host.ts';
import { buildEmbedded, builds } from '../builds.ts';
import { engines } from './support/engines.ts';

/** The workers inherit both addresses: the site's, and one that gives the rows of an e-mail address. */
export default async function start(): Promise<() => Promise<void>> {
  const { chromium, ...others } = engines;
  if (chromium.missing) throw new UserError(chromium.missing);
  for (const { missing } of Object.values(others)) if (missing) console.info(missing);
  await buildEmbedded();
  const backend = await serveBackend();
  let visitors = 0;
  const handle: typeof backend.handle = async (request, response) => {
    // Each request comes from a visitor of its own, or the tests would run into the limits of one address.
    request.headers['cf-connecting-ip'] = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`;
    if (request.method !== 'POST' || request.url !== '/lead') return backend.handle(request, response);
    await takeForm(request, response, {}, backend);
    return true;
  };
  const host = createHost({ root: builds.embedded, backend: { handle } });
  await host.ready;
  const site = await listen(host, 0);
  const rows = await listen((request, response) => {
    const email = new URL(request.url ?? '/', 'http://localhost').searchParams.get('email');
    backend.query('select * from public.leads where email = $1 order by received_at', [email]).then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }, 0);
  process.env['SITE_URL'] = site.url;
  process.env['LEADS_URL'] = rows.url;

  return async () => {
    await Promise.all([site.close(0), rows.close(0)]);
    await backend.close();
  };
}
