/** `npm run leads`: prints the stored leads for the agency's staff, newest first. */
import { once } from 'node:events';
import path from 'node:path';
import { domainToASCII, domainToUnicode } from 'node:url';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { createDatabaseClient, type Client, type StaffLead } from '../../netlify/database.ts';
import { site } from '../../src/data/site.ts';
import { UserError, isErrorCode } from '../errors.ts';
import { dataFolderPath } from '../leads/data-folder.ts';
import { csvHeader, formatLeadCsv, formatLeadText, toPrintableJson } from '../leads/format-leads.ts';
import { openForStaff, type StaffAccess } from '../leads/open-store.ts';
import { isDay } from '../settings/days.ts';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import { checkUrl, isSecretKey } from '../settings/lead-settings.ts';
import { main } from './main.ts';

const HELP = `The stored leads, newest first; times are in UTC.

  npm run leads                         a few lines each
  npm run leads -- --since 2025-01-31   only those received on that day or later
  npm run -s leads -- --csv > leads.csv for a spreadsheet; -s keeps npm's own lines out of the file
  npm run leads -- --json               one object a line
  npm run leads -- --person ada@example.com           everything held about a person, as JSON
  npm run leads -- --person ada@example.com --erase   shows it, asks, and deletes it for good
  npm run leads -- --local              those of \`npm start\`, where a hosted project is set

With PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY in the environment or in .env they come from that project, otherwise
from the store of \`npm start\`, whether or not it is running (LEADS_DATA_DIR names another folder than .data).

A line that begins with ! below a lead is a remark: nothing was refused because of it.
`;

const OPTIONS = {
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  since: { type: 'string' },
  person: { type: 'string' },
  erase: { type: 'boolean', default: false },
  local: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Options = ReturnType<typeof readOptions>;

/** How many leads one request asks for. */
const PAGE_SIZE = 500;
const REQUESTS_MS = 300_000;

const formats = {
  list: (lead: StaffLead, channels: string[]) => `${formatLeadText(lead, channels)}\n\n`,
  csv: formatLeadCsv,
  json: (lead: StaffLead) => `${toPrintableJson(lead)}\n`,
};

/** Error messages by response status; 0 means no response. */
const problems: Record<number, string> = {
  0: 'cannot be reached. Check PUBLIC_SUPABASE_URL and the network.',
  401: "refuses SUPABASE_SECRET_KEY (401): it must be this project's secret key, sb_secret_….",
  404: 'lacks the newest migrations. Apply them with: npx supabase@3 db push --remote',
};

/** What the database returns when it is asked for leads. */
interface LeadsResult {
  leads: StaffLead[];
  /** Of each channel that is set up, the problem that keeps it from notifying the owner, or null. */
  channels?: Record<string, string | null>;
  /** Why leads are not safe, are not limited, or do not reach the owner, and what to do; null if all checks pass. */
  failed_check?: string | null;
}

type Query<Result> = (database: Client) => PromiseLike<PostgrestSingleResponse<Result>>;

const NO_LEADS: LeadsResult = { leads: [] };

/** The leads of a project, or of `npm start`. */
interface LeadsSource {
  /** The URL of the project, or the folder. */
  location: string;
  /** Whether it is a hosted project, which has backups. */
  isHosted: boolean;
  /**
   * Returns what the database answers, or `emptyResult` if there is no store yet.
   *
   * @throws UserError that says what to do
   */
  runQuery: <Result>(query: Query<Result>, emptyResult: Result) => Promise<Result>;
}

// A reader that closes the pipe early, such as `head`, is not an error.
process.stdout.on('error', (error) => process.exit(isErrorCode(error, 'EPIPE') ? 0 : 1));

await main(async () => {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(HELP);
    return;
  }
  const environment = readEnvironment('.', 'production');
  const hosted = options.local ? undefined : hostedProject(environment);
  // Messages go to stderr, so that a redirected file contains only the leads.
  if (!hosted && !options.local && environment['PUBLIC_SUPABASE_URL']) {
    console.error(`These are the leads of npm start. For the site's own, set SUPABASE_SECRET_KEY as well.\n`);
  }

  const folder = dataFolderPath(environment);
  const access = hosted ?? (await openForStaff(folder));
  const database = access && createDatabaseClient(access.url, access.secretKey, AbortSignal.timeout(REQUESTS_MS));
  const source: LeadsSource = {
    location: hosted?.url ?? path.resolve(folder),
    isHosted: hosted !== undefined,
    runQuery: async (query, emptyResult) => {
      if (!database) return emptyResult;
      const { data, error, status } = await query(database);
      if (!error) return data;
      const problem = problems[status] ?? `answers ${status} ${error.code} ${error.message}. Is the project paused?`;
      throw new UserError(`${source.location} ${problem}`);
    },
  };
  try {
    if (options.person === undefined) await showLeads(source, options);
    else await showPerson(source, options.person, options.erase);
  } finally {
    await access?.close();
  }
}, 'See: npm run leads -- --help');

async function showLeads(source: LeadsSource, { csv, json, since }: Options): Promise<void> {
  const format = chooseFormat(csv, json);
  const page = { page_size: PAGE_SIZE, ...(since !== undefined && { since }) };
  let result = await source.runQuery((database) => database.rpc('list_leads', page), NO_LEADS);
  if (csv && result.leads.length > 0) await print(csvHeader);

  let count = 0;
  while (result.leads.length > 0) {
    const channels = Object.keys(result.channels ?? {});
    const texts = result.leads.map((lead) => formats[format](lead, channels));
    await print(texts.join(''));
    count += result.leads.length;
    const lastLead = result.leads.at(-1)!;
    const nextPage = { ...page, before_received_at: lastLead.received_at, before_id: lastLead.id };
    result = await source.runQuery((database) => database.rpc('list_leads', nextPage), NO_LEADS);
  }

  const period = since === undefined ? '' : ` since ${since}`;
  if (count === 0) console.error(`No leads${period || ' yet'} in ${source.location}.`);
  else if (format === 'list') console.error(`${countLeads(count)}${period}, from ${source.location}`);
  if (result.channels) reportChannels(result.channels);
  // The local database has no schedule while nothing runs.
  if (source.isHosted && result.failed_check) console.error(`A check of the project failed: ${result.failed_check}.`);
}

function chooseFormat(csv: boolean, json: boolean): keyof typeof formats {
  if (csv) return 'csv';
  return json ? 'json' : 'list';
}

/** Prints which channels do not work. */
function reportChannels(channels: Record<string, string | null>): void {
  if (Object.keys(channels).length === 0) {
    console.error(
      'Nobody is notified of new leads: set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL (.env.example).',
    );
  }
  for (const [channel, problem] of Object.entries(channels)) {
    if (problem) console.error(`A problem with notices by ${channel}: ${toPrintableJson(problem)}`);
  }
}

async function showPerson(source: LeadsSource, email: string, erase: boolean): Promise<void> {
  const { location, runQuery } = source;
  const spellings = spellingsOf(email);
  const results = await Promise.all(
    spellings.map((spelling) => runQuery((database) => database.rpc('person_data', { email: spelling }), NO_LEADS)),
  );
  const leads = results.flatMap((result) => result.leads);
  await print(`${toPrintableJson({ leads }, 2)}\n`);
  if (leads.length === 0) {
    console.error(`Nothing is held about this email address in ${location}.`);
    return;
  }
  console.error(`From ${location}.`);
  if (!erase) return;

  const isConfirmed = await confirm(`Delete ${countLeads(leads.length)} for good? Type yes: `);
  if (!isConfirmed) {
    console.error('Nothing was deleted.');
    return;
  }
  let deletedCount = 0;
  for (const spelling of spellings) {
    const result = await runQuery((database) => database.rpc('erase_person', { email: spelling }), { deleted: 0 });
    deletedCount += result.deleted;
  }
  const backups = source.isHosted
    ? ` Backups keep them for up to ${site.retention.backupDays} days more. Keep the request as long: after a restore, erase again.`
    : '';
  console.error(`Deleted ${countLeads(deletedCount)}.${backups}`);
}

/** An email address with its domain in letters and in ASCII: browsers write both. */
function spellingsOf(email: string): string[] {
  const written = email.trim().toLowerCase();
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(written) ?? [];
  const asciiDomain = domainToASCII(domain);
  if (!asciiDomain) return [written];
  const spellings = [written, `${local}@${asciiDomain}`, `${local}@${domainToUnicode(asciiDomain)}`];
  return [...new Set(spellings)];
}

/** Asks a question at the terminal; only "yes" confirms it. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = terminal.question(question);
  // If the input ends, count that as an empty answer.
  const closed = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([typed, closed]);
  terminal.close();
  return answer.trim() === 'yes';
}

/** Waits for a slow reader, so that no more than a page is in memory. */
function print(text: string): Promise<unknown> {
  return new Promise((resolve) => process.stdout.write(text, resolve));
}

function countLeads(count: number): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'}`;
}

function readOptions() {
  const { values } = parseArgs({ options: OPTIONS });
  const { csv, json, since, person, erase } = values;
  // npm hands an option that it took for its own to the environment.
  const isTakenByNpm = Object.keys(OPTIONS).some((name) => process.env[`npm_config_${name}`]);
  if (isTakenByNpm) {
    throw new UserError('npm takes an option for its own unless a lone -- stands before it: npm run leads -- --help');
  }
  if (csv && json) throw new UserError('Choose one of --csv and --json.');
  if (erase && person === undefined) throw new UserError('--erase needs --person and an email address.');
  // A name would match nothing, and staff could conclude that nothing is stored.
  if (person !== undefined && !person.includes('@')) {
    throw new UserError('--person needs an email address such as ada@example.com.');
  }
  if (since !== undefined && !isDay(since)) {
    throw new UserError(`--since needs a day such as 2025-01-31, and ${JSON.stringify(since)} is none.`);
  }
  return values;
}

/** The hosted project from the settings; undefined without a secret key. */
function hostedProject(environment: Environment): StaffAccess | undefined {
  const secretKey = environment['SUPABASE_SECRET_KEY']?.trim();
  if (!secretKey) return undefined;
  if (!isSecretKey(secretKey)) {
    throw new UserError(
      'SUPABASE_SECRET_KEY holds no secret key: copy the whole one, not its masked form; it begins with sb_secret_.',
    );
  }
  return { url: checkUrl(environment['PUBLIC_SUPABASE_URL']), secretKey, close: async () => undefined };
}
