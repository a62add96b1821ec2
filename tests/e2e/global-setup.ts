/** Starts the servers of all browser tests on free ports: two sites, and one that returns the stored rows. */
import { UserError } from '../../tools/errors.ts';
import { type OpenStore, serveBackend } from '../../tools/leads/open-store.ts';
import { listen, type ListeningServer } from '../../tools/listen.ts';
import { createStaticHost, warmUp } from '../../tools/static-host.ts';
import buildSites, { builds } from '../builds.ts';
import { engines } from './support/engines.ts';

/**
 * Playwright calls this once before the tests, and what it returns once after them. The workers inherit three addresses:
 * that of the site with an embedded backend, that of the site with every promise set, and that of the rows.
 */
export default async function start(): Promise<() => Promise<void>> {
  checkEngines();
  await buildSites();
  const backend = await serveBackend();
  const site = await serveSite(backend);
  await warmUp(builds.embedded, site.url);
  const promisedSite = await listen(createStaticHost({ root: builds.hosted }), 0);
  const rows = await serveRows(backend);
  process.env['SITE_URL'] = site.url;
  process.env['PROMISED_URL'] = promisedSite.url;
  process.env['LEADS_URL'] = rows.url;

  return async () => {
    await Promise.all([site.close(0), promisedSite.close(0), rows.close(0)]);
    await backend.close();
  };
}

/** Chromium runs all tests. The tests of another engine are skipped without it. */
function checkEngines(): void {
  const { chromium, firefox, webkit } = engines;
  if (chromium.missing) throw new UserError(chromium.missing);
  for (const { missing } of [firefox, webkit]) {
    if (missing) console.info(missing);
  }
}

/** Each request gets its own visitor address, or the tests would reach the limits of one address. */
function serveSite(backend: OpenStore): Promise<ListeningServer> {
  let requests = 0;
  const handle: OpenStore['handle'] = (request) => {
    const address = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
    requests += 1;
    return backend.handle(request, address);
  };
  return listen(createStaticHost({ root: builds.embedded, backend: { handle } }), 0);
}

/** Answers `/?email=ada@engines.example` with the stored leads of that address, as JSON. */
function serveRows(backend: OpenStore): Promise<ListeningServer> {
  const listener: Parameters<typeof listen>[0] = async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const email = url.searchParams.get('email');
    try {
      const rows = await backend.query('select * from public.leads where email = $1 order by received_at', [email]);
      response.end(JSON.stringify(rows));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  };
  return listen(listener, 0);
}
