/**
 * `npm run leads`: prints the stored leads for the agency's staff, newest first. npm runs it with --liftoff-only:
 * optimizing Postgres's WebAssembly takes half a gigabyte of memory and more time than it saves.
 */
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
  npm run leads -- --home               those of \`npm start\`, where a hosted project is set

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
  home: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** How many leads one request asks for. */
const PAGE = 500;

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

/** Waits for a slow reader, so that no more than a page is in memory. */
const write = (text: string) => new Promise((resolve) => process.stdout.write(text, resolve));

// A reader that closes the pipe early, such as `head`, is not an error.
process.stdout.on('error', (error) => process.exit(isErrorCode(error, 'EPIPE') ? 0 : 1));

await main(async () => {
  const options = readOptions();
  if (options.help) return void process.stdout.write(HELP);
  const environment = readEnvironment('.', 'production');
  const hosted = options.home ? undefined : hostedProject(environment);
  const folder = dataFolderPath(environment);
  const place = hosted?.url ?? path.resolve(folder);

  // Messages go to stderr, so that a redirected file contains only the leads.
  if (!hosted && !options.home && environment['PUBLIC_SUPABASE_URL']) {
    console.error(`These are the leads of npm start. For the site's own, set SUPABASE_SECRET_KEY as well.\n`);
  }
  const access = hosted ?? (await openForStaff(folder));
  const database = access && createDatabaseClient(access.url, access.secretKey, AbortSignal.timeout(300_000));
  const ask: Ask = async (question) => {
    // Without a store, there are no leads yet.
    if (!database) return { leads: [] };
    const { data, error, status } = await question(database);
    if (!error) return data;
    const problem = problems[status] ?? `answers ${status} ${error.code} ${error.message}. Is the project paused?`;
    throw new UserError(`${place} ${problem}`);
  };
  try {
    if (options.person === undefined) await showLeads(ask, options, place);
    else await showPerson(ask, options.person, options.erase, place, !!hosted);
  } finally {
    await access?.close();
  }
}, 'See: npm run leads -- --help');

interface Held {
  leads: StaffLead[];
  /** The problem that keeps each channel from telling the owner, or null. */
  channels?: Record<string, string | null>;
}
type Ask = (question: (database: Client) => PromiseLike<PostgrestSingleResponse<Held>>) => Promise<Held>;

async function showLeads(ask: Ask, { csv, json, since }: ReturnType<typeof readOptions>, place: string): Promise<void> {
  const format = csv ? 'csv' : json ? 'json' : 'list';
  const wanted = { page_size: PAGE, ...(since && { since }) };
  let count = 0;
  let page = await ask((database) => database.rpc('list_leads', wanted));
  if (csv && page.leads.length > 0) await write(csvHeader);
  while (page.leads.length > 0) {
    const set = Object.keys(page.channels ?? {});
    await write(page.leads.map((lead) => formats[format](lead, set)).join(''));
    count += page.leads.length;
    const { received_at, id } = page.leads.at(-1)!;
    const next = { ...wanted, before_received_at: received_at, before_id: id };
    page = await ask((database) => database.rpc('list_leads', next));
  }
  const from = since ? ` since ${since}` : '';
  if (count === 0) console.error(`No leads${from || ' yet'} in ${place}.`);
  else if (format === 'list') console.error(`${count} ${count === 1 ? 'lead' : 'leads'}${from}, from ${place}`);
  const channels = page.channels && Object.entries(page.channels);
  if (channels?.length === 0) {
    console.error(
      'Nobody is notified of new leads: set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL (.env.example).',
    );
  }
  for (const [channel, problem] of channels ?? []) {
    if (problem) console.error(`A problem with notices by ${channel}: ${toPrintableJson(problem)}`);
  }
}

/** An address with its domain in letters and in ASCII: browsers write both. */
function spellingsOf(email: string): string[] {
  const written = email.trim().toLowerCase();
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(written) ?? [];
  const ascii = domainToASCII(domain);
  return [...new Set([written, ...(ascii ? [`${local}@${ascii}`, `${local}@${domainToUnicode(ascii)}`] : [])])];
}

async function showPerson(ask: Ask, email: string, erase: boolean, place: string, hasBackups: boolean): Promise<void> {
  const spellings = spellingsOf(email);
  const found = await Promise.all(
    spellings.map((one) => ask((database) => database.rpc('person_data', { email: one }))),
  );
  const leads = found.flatMap((held) => held.leads);
  await write(`${toPrintableJson({ leads }, 2)}\n`);
  if (leads.length === 0) return console.error(`Nothing is held about this address in ${place}.`);
  console.error(`From ${place}.`);
  if (!erase) return;
  const count = `${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const asked = prompt.question(`Delete ${count} for good? Type yes: `);
  // If the input ends, count that as an empty answer.
  const answer = await Promise.race([asked, once(prompt, 'close').then(() => '')]);
  prompt.close();
  if (answer.trim() !== 'yes') return console.error('Nothing was deleted.');
  for (const one of spellings) await ask((database) => database.rpc('person_data', { email: one, erase }));
  const { backupDays } = site.retention;
  console.error(`Deleted ${count}.${hasBackups ? ` Backups keep them for up to ${backupDays} days more.` : ''}`);
}

function readOptions() {
  const { values } = parseArgs({ options: OPTIONS });
  const { csv, json, since, person, erase } = values;
  if (Object.keys(OPTIONS).some((name) => process.env[`npm_config_${name}`])) {
    throw new UserError('npm takes an option for its own unless a lone -- stands before it: npm run leads -- --help');
  }
  if (csv && json) throw new UserError('Choose one of --csv and --json.');
  if (erase && person === undefined) throw new UserError('--erase needs --person and an email address.');
  // A name would match nothing, and staff could conclude that nothing is stored.
  if (person?.includes('@') === false) throw new UserError('--person needs an email address such as ada@example.com.');
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
