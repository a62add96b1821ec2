/**
 * The projects that tests call over HTTP: PGlite, and PostgreSQL if it is installed. If TEST_PROJECT_URL,
 * TEST_PROJECT_KEY, TEST_PROJECT_SECRET_KEY and TEST_PROJECT_DATABASE are set, only the project that they name.
 */
import postgres from 'postgres';
import type { LeadRow } from '../../src/lib/lead/index.ts';
import { listen, createListener } from '../../tools/listen.ts';
import { migrations } from '../../tools/leads/embedded-backend.ts';
import { serveBackend, type OpenStore } from '../../tools/leads/open-store.ts';
import { createRest } from '../../tools/leads/rest.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { noPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';

export type Project = Pick<OpenStore, 'url' | 'secretKey' | 'query' | 'close'> & { key: string };

export const startPglite = async (): Promise<Project> => ({ ...(await serveBackend()), key: EMBEDDED_KEY });

/** The projects by name, each with a function that starts it with the migrations and no leads. */
export const projects: [name: string, start: () => Promise<Project>][] = [['PGlite', startPglite]];
if (!noPostgres) projects.push(['PostgreSQL', startOnPostgres]);
if (process.env['TEST_PROJECT_URL']) projects.splice(0, 2, ['a project', reachProject]);

/** The migrations, for a project at Supabase or for a server that is like one. */
export const schema = migrations
  .filter(({ name }) => name !== 'supabase-defaults.sql')
  .map(({ text }) => text)
  .join(';\n');

async function startOnPostgres(): Promise<Project> {
  const server = await startPostgres();
  await server.runAs('postgres', schema);
  const project = await serveRest(server);
  const close = async (): Promise<void> => {
    await project.close();
    await server.stop();
  };
  return { ...project, close };
}

/** What PostgREST sets for each request, because a role's own settings count only when it logs in itself. */
const settingsOf = { anon: { statement_timeout: '3s' }, service_role: {} };

/** The REST interface of a server, which logs in as Supabase's does, and takes on the role of each request's key. */
export async function serveRest(server: PostgresServer): Promise<Project> {
  const visitors = connectTo(server.urlFor('authenticator'));
  const staff = connectTo(server.url);
  const secretKey = 'sb_secret_of_the_tests';
  const handle = createRest(
    async (role, headers, text, parameters) =>
      visitors.sql.begin(async (transaction) => {
        const settings = { role, 'request.headers': JSON.stringify(headers), ...settingsOf[role] };
        for (const setting of Object.entries(settings)) {
          await transaction.unsafe('select set_config($1, $2, true)', setting);
        }
        return transaction.unsafe(text, parameters as postgres.ParameterOrJSON<never>[]);
      }),
    { [EMBEDDED_KEY]: 'anon', [secretKey]: 'service_role' },
  );
  const site = await listen(createListener(handle), 0);
  const close = async (): Promise<void> => {
    await site.close();
    await Promise.all([visitors.sql.end(), staff.sql.end()]);
  };
  return { url: site.url, key: EMBEDDED_KEY, secretKey, query: staff.query, close };
}

async function reachProject(): Promise<Project> {
  const [url = '', key = '', secretKey = '', database = ''] = ['URL', 'KEY', 'SECRET_KEY', 'DATABASE'].map(
    (name) => process.env[`TEST_PROJECT_${name}`],
  );
  const { sql, query } = connectTo(database);
  return { url, key, secretKey, query, close: () => sql.end() };
}

/** With as many connections as the interface of a small hosted project has. */
function connectTo(url: string) {
  // The driver's own serializer drops microseconds, and the pages of a list would then skip leads.
  const time = { to: 1184, from: [1184], serialize: String, parse: (text: string) => new Date(text) };
  const sql = postgres(url, { max: 10, onnotice: () => undefined, types: { time } });
  const query = async <T>(text: string, parameters: unknown[] = []): Promise<T[]> =>
    (await sql.unsafe(text, parameters as postgres.ParameterOrJSON<never>[])) as unknown as T[];
  return { sql, query };
}

export async function clearTables({ query }: Project): Promise<void> {
  await query('truncate public.leads, private.tombstones, private.channels');
  await query("update private.settings set current_run_expires_at = '-infinity', last_run_at = now()");
}

const sentAt = new Date().toISOString();

/** The row of a visitor, who may also answer further questions. */
export type TestLeadRow = Omit<LeadRow, 'more'> & { more: unknown };

export const leadRow = (changes: Partial<TestLeadRow> = {}): TestLeadRow => ({
  full_name: 'Ada Lovelace',
  company_name: 'Acme',
  email: 'ada@acme.test',
  service_interest: 'AI Lead Generation',
  custom_request: null,
  created_at: sentAt,
  more: null,
  ...changes,
});

export interface ApiResponse {
  status: number;
  body: { code?: string; message?: string; hint?: string } | null;
}

/** Calls the REST interface, with the public key unless `secret` is set. */
export async function callApi(
  project: Pick<Project, 'url' | 'key' | 'secretKey'>,
  path: string,
  body: unknown,
  asked: { method?: string; secret?: boolean; headers?: Record<string, string> } = {},
): Promise<ApiResponse> {
  const apikey = asked.secret ? project.secretKey : project.key;
  const response = await fetch(`${project.url}/rest/v1/${path}`, {
    method: asked.method ?? 'POST',
    headers: { apikey, 'content-type': 'application/json', ...asked.headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse((await response.text()) || 'null') as ApiResponse['body'] };
}

/** Sends a lead as a visitor from this address. */
export const postLead = (
  project: Project,
  changes: Partial<TestLeadRow> = {},
  address = '203.0.113.9',
): Promise<ApiResponse> => callApi(project, 'leads', leadRow(changes), { headers: { 'cf-connecting-ip': address } });

export function countStatuses(answers: ApiResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export const storedNames = async ({ query }: Project): Promise<string[]> =>
  (await query<{ full_name: string }>('select full_name from public.leads order by full_name')).map(
    (row) => row.full_name,
  );
