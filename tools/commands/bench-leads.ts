/**
 * `npm run bench:leads`: stores leads through the REST interface, many at a time, and counts what was lost or doubled.
 * In an embedded store on the disk, or with `-- --postgres postgres://user@host/database` in that (empty) database.
 */
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { startEmbeddedBackend } from '../leads/embedded-backend.ts';
import { listen } from '../host/listen.ts';
import { EMBEDDED_KEY } from '../leads/rest-api.ts';
import { UserError } from '../errors.ts';
import { main } from './main.ts';
import { readCount, readOptions } from './options.ts';

interface Answer {
  name: string;
  /** 0 when there was none. */
  status: number;
  milliseconds: number;
}

await main(async () => {
  const values = readOptions({
    options: {
      postgres: { type: 'string' },
      leads: { type: 'string', default: '2000' },
      'at-once': { type: 'string', default: '50' },
    },
  });
  const count = readCount('leads', values.leads);
  const atOnce = readCount('at-once', values['at-once']);
  const { backend, place, cleanUp } = await open(values.postgres);
  const site = await listen(
    (request, response) => void backend.handle(request, response).catch(() => response.destroy()),
    0,
  );
  try {
    const names = Array.from({ length: count }, (_, n) => `Visitor ${n}`);
    const started = performance.now();
    const first = await sendAll(site.url, names, atOnce);
    const seconds = (performance.now() - started) / 1000;
    // Every tenth once more, as a visitor does who got no answer.
    const replays = await sendAll(
      site.url,
      names.filter((_, n) => n % 10 === 0),
      atOnce,
    );

    const rows = await backend.query<{ full_name: string; copies: number }>(
      'select full_name, count(*)::int as copies from public.leads group by full_name',
    );
    const stored = new Map(rows.map((row) => [row.full_name, row.copies]));
    const lost = first.filter(({ name, status }) => status === 201 && !stored.has(name)).length;
    const doubled = rows.filter(({ copies }) => copies > 1).length;
    const slowest = Math.max(...first.map(({ milliseconds }) => milliseconds));
    console.log(`
  ${count} leads, ${atOnce} at a time, in ${place}
  stored    ${Math.round(stored.size / seconds)} per second
  slowest   ${slowest.toFixed(0)} ms
  answers   ${tally(first)}; sent again: ${tally(replays)}
  lost      ${lost}
  doubled   ${doubled}
`);
    const isWhole =
      stored.size === count && lost === 0 && doubled === 0 && replays.every(({ status }) => status === 409);
    if (!isWhole) process.exitCode = 1;
  } finally {
    await site.close();
    await cleanUp();
  }
});

async function open(url: string | undefined) {
  if (url === undefined) {
    await mkdir('.cache', { recursive: true });
    const folder = await mkdtemp('.cache/bench-leads-');
    const backend = await startEmbeddedBackend({ folder: `${folder}/leads` });
    const cleanUp = async (): Promise<void> => {
      await backend.close();
      await rm(folder, { recursive: true });
    };
    return { backend, place: 'an embedded store on the disk', cleanUp };
  }
  const { startPostgresBackend } = await import('../leads/postgres-backend.ts');
  const backend = await startPostgresBackend(url);
  const [found] = await backend.query<{ count: number }>('select count(*)::int as count from public.leads');
  if (found?.count !== 0) {
    await backend.close();
    throw new UserError(
      `That database has ${found?.count} leads: give the address of one that has none, since these are deleted.`,
    );
  }
  const cleanUp = async (): Promise<void> => {
    await backend.query('truncate public.leads, private.lead_hits');
    await backend.close();
  };
  return { backend, place: `PostgreSQL at ${new URL(url).host}`, cleanUp };
}

async function sendAll(url: string, names: string[], atOnce: number): Promise<Answer[]> {
  const waiting = names.values();
  const answers: Answer[] = [];
  const sender = async (): Promise<void> => {
    for (const name of waiting) answers.push(await send(url, name));
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return answers;
}

async function send(url: string, name: string): Promise<Answer> {
  const started = performance.now();
  const lead = {
    full_name: name,
    company_name: 'Acme',
    email: `${name.replace(' ', '.')}@bench.invalid`,
    service_interest: 'AI Lead Generation',
    custom_request: 'Please call before noon.',
    created_at: '2025-01-15T09:00:00.000Z',
  };
  const status = await fetch(`${url}/rest/v1/leads`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  return { name, status, milliseconds: performance.now() - started };
}

/** "2000 × 201, 1 × none" */
function tally(answers: Answer[]): string {
  const groups = Object.groupBy(answers, ({ status }) => (status === 0 ? 'none' : `${status}`));
  return Object.entries(groups)
    .map(([status, those]) => `${those?.length} × ${status}`)
    .join(', ');
}
