/**
 * The Supabase projects that tests call over HTTP: PGlite, and PostgreSQL if it is installed. If TEST_PROJECT_URL,
 * TEST_PROJECT_KEY, TEST_PROJECT_SECRET_KEY and TEST_PROJECT_DATABASE are set, only the project that they name.
 */
import postgres from 'postgres';
import type { LeadRow } from '../../src/lib/lead/index.ts';
import { listen, createListener } from '../../tools/listen.ts';
import { migrations } from '../../tools/leads/embedded-backend.ts';
import { serveBackend, type OpenStore } from '../../tools/leads/open-store.ts';
import { createRest, type RunAs } from '../../tools/leads/rest.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { noPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';

export type Project = Pick<OpenStore, 'url' | 'secretKey' | 'query' | 'close'> & { key: string };
type NamedProject = [name: string, start: () => Promise<Project>];

/** The projects by name, each with a function that starts it with the migrations and no leads. */
export const projects: NamedProject[] = listProjects();

function listProjects(): NamedProject[] {
  if (process.env['TEST_PROJECT_URL']) return [['a project', connectToGivenProject]];
  const pglite: NamedProject = ['PGlite', startPglite];
  return noPostgres ? [pglite] : [pglite, ['PostgreSQL', startOnPostgres]];
}

export async function startPglite(): Promise<Project> {
  const backend = await serveBackend();
  return { ...backend, key: EMBEDDED_KEY };
}

/** The migrations, for a project at Supabase or for a server that is like one. */
export const schema = migrations.map(({ sql }) => sql).join(';\n');

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
const roleSettings = { anon: { statement_timeout: '3s' }, service_role: {} };

/** The REST interface of a server, which logs in as Supabase's does, and takes on the role of each request's key. */
export async function serveRest(server: PostgresServer): Promise<Project> {
  const authenticator = connectToDatabase(server.urlFor('authenticator'));
  const owner = connectToDatabase(server.url);
  const secretKey = 'sb_secret_of_the_tests';
  const runAs: RunAs = async (role, headers, statement, parameters) =>
    authenticator.sql.begin(async (transaction) => {
      const settings = { role, 'request.headers': JSON.stringify(headers), ...roleSettings[role] };
      for (const setting of Object.entries(settings)) {
        await transaction.unsafe('select set_config($1, $2, true)', setting);
      }
      return transaction.unsafe(statement, parameters as postgres.ParameterOrJSON<never>[]);
    });
  const handle = createRest(runAs, { [EMBEDDED_KEY]: 'anon', [secretKey]: 'service_role' });
  const { url, close: stopListening } = await listen(createListener(handle), 0);
  const close = async (): Promise<void> => {
    await stopListening();
    await Promise.all([authenticator.sql.end(), owner.sql.end()]);
  };
  return { url, key: EMBEDDED_KEY, secretKey, query: owner.query, close };
}

/** The project that the environment names, such as Supabase's own stack in Docker. */
async function connectToGivenProject(): Promise<Project> {
  const setting = (name: string): string => process.env[`TEST_PROJECT_${name}`] ?? '';
  const { sql, query } = connectToDatabase(setting('DATABASE'));
  return {
    url: setting('URL'),
    key: setting('KEY'),
    secretKey: setting('SECRET_KEY'),
    query,
    close: () => sql.end(),
  };
}

/** With as many connections as the interface of a small hosted project has. */
function connectToDatabase(url: string) {
  // The driver's own serializer drops microseconds, and the pages of a list would then skip leads.
  const time = { to: 1184, from: [1184], serialize: String, parse: (text: string) => new Date(text) };
  const sql = postgres(url, { max: 10, onnotice: () => undefined, types: { time } });
  const query = async <T>(statement: string, parameters: unknown[] = []): Promise<T[]> => {
    const rows = await sql.unsafe(statement, parameters as postgres.ParameterOrJSON<never>[]);
    return rows as unknown as T[];
  };
  return { sql, query };
}

export async function clearTables({ query }: Project): Promise<void> {
  await query('truncate public.leads, private.tombstones, private.channels');
  await query(
    "update private.notify_state set current_run_expires_at = '-infinity', last_run_at = now(), has_unintended_rights = false",
  );
}

const DAY = 86_400_000;

/** The time that many days ago, which may be a part of a day, or in the future. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

/** Makes every lead seem to have arrived that many days earlier. */
export async function ageLeads({ query }: Project, days: number): Promise<void> {
  await query('update public.leads set received_at = received_at - make_interval(days => $1)', [days]);
}

export async function countLeads({ query }: Project, where = 'true'): Promise<number> {
  const [row] = await query<{ count: number }>(`select count(*)::int as count from public.leads where ${where}`);
  return row!.count;
}

const submittedAt = new Date().toISOString();

/** The row of a visitor, whose further answers may be of a wrong type. */
export type TestLeadRow = Omit<LeadRow, 'further_answers'> & { further_answers: unknown };

export function leadRow(changes: Partial<TestLeadRow> = {}): TestLeadRow {
  return {
    full_name: 'Ada Lovelace',
    company_name: 'Acme',
    email: 'ada@acme.test',
    service_interest: 'Consulting',
    custom_request: null,
    created_at: submittedAt,
    further_answers: null,
    ...changes,
  };
}

export interface ApiResponse {
  status: number;
  body: { code?: string; message?: string; hint?: string } | null;
}

interface ApiOptions {
  /** POST if left out. */
  method?: string;
  /** Whether to use the secret key instead of the public one. */
  secret?: boolean;
  headers?: Record<string, string>;
}

/**
 * Calls the REST interface.
 *
 * @param body sent as JSON, or as it is if it is a text
 */
export async function callApi(
  project: Pick<Project, 'url' | 'key' | 'secretKey'>,
  path: string,
  body: unknown,
  { method = 'POST', secret = false, headers = {} }: ApiOptions = {},
): Promise<ApiResponse> {
  const apikey = secret ? project.secretKey : project.key;
  const init: RequestInit = { method, headers: { apikey, 'content-type': 'application/json', ...headers } };
  if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${project.url}/rest/v1/${path}`, init);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || 'null') as ApiResponse['body'] };
}

/** Sends a lead as a visitor from this IP address. */
export async function postLead(
  project: Project,
  changes: Partial<TestLeadRow> = {},
  address = '203.0.113.9',
): Promise<ApiResponse> {
  return callApi(project, 'leads', leadRow(changes), { headers: { 'cf-connecting-ip': address } });
}

/** How many responses have each status. */
export function countStatuses(responses: ApiResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The names of the people whose leads are stored, in alphabetical order. */
export async function storedNames({ query }: Project): Promise<string[]> {
  const rows = await query<{ full_name: string }>('select full_name from public.leads order by full_name');
  return rows.map((row) => row.full_name);
}
