/**
 * `npm run leads`: the stored leads for the agency's staff, newest first. npm runs it with --liftoff-only: optimizing
 * Postgres's WebAssembly takes half a gigabyte and more time than one reading gains.
 */
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { connect, type Client } from '../../netlify/database.ts';
import { site } from '../../src/data/site.ts';
import { UserError, isErrorCode } from '../errors.ts';
import { dataFolderPath } from '../leads/data-folder.ts';
import { csvHeader, leadCsv, leadLines, toPrintableJson, type StaffLead } from '../leads/lead-output.ts';
import { openForStaff, type StaffAccess } from '../leads/open-store.ts';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import { main } from './main.ts';
import { firstSentence } from './options.ts';

const HELP = `The stored leads, newest first; times are in UTC.

  npm run leads                         a few lines each
  npm run leads -- --since 2025-01-31   only those received on that day or later
  npm run leads -- --since 2025-01-31T09:30   or since that moment
  npm run -s leads -- --csv > leads.csv for a spreadsheet; -s keeps npm's own lines out of the file
  npm run leads -- --json               one object a line
  npm run leads -- --person ada@example.com           everything held about a person, as JSON
  npm run leads -- --person ada@example.com --erase   shows it, asks, and deletes it for good
  npm run leads -- --home               those of \`npm start\`, where a hosted project is set

With PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY in the environment or in .env they come from that project, otherwise
from the store of \`npm start\`, whether or not it is running (LEADS_DATA_DIR names another folder than .data).

A line that begins with ! below a lead is a remark: nothing was refused because of it.
`;

interface Options {
  form: 'list' | 'csv' | 'json';
  since: Date | undefined;
  person: string | undefined;
  erase: boolean;
  home: boolean;
}

/** Leads that are asked for at once. */
const PAGE = 500;

const print: Record<Options['form'], (lead: StaffLead) => string> = {
  list: (lead) => `${leadLines(lead)}\n\n`,
  csv: leadCsv,
  json: (lead) => `${toPrintableJson(lead)}\n`,
};

// A reader that takes only the beginning, such as `head`, is not an error.
process.stdout.on('error', (error) => process.exit(isErrorCode(error, 'EPIPE') ? 0 : 1));

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) return void process.stdout.write(HELP);
  const environment = readEnvironment('.', 'production');
  const hosted = options.home ? undefined : hostedProject(environment);
  const folder = dataFolderPath(environment);
  const place = hosted?.url ?? path.resolve(folder);

  // What is said about the leads goes to stderr, so that a file gets the leads alone.
  if (!hosted && !options.home && environment['PUBLIC_SUPABASE_URL']) {
    console.error(`These are the leads of npm start. For the site's own, set SUPABASE_SECRET_KEY as well.\n`);
  }
  const access = hosted ?? (await openForStaff(folder));
  const database = access && connect(access.url, access.secretKey, AbortSignal.timeout(300_000));
  const ask = (name: 'list_leads' | 'person_data', p: object) => askProject(database, name, p, place);
  try {
    if (options.person === undefined) await showLeads(ask, options, place);
    else await showPerson(ask, options.person, options.erase, place, !!hosted);
  } finally {
    await access?.close();
  }
});

type Ask = (name: 'list_leads' | 'person_data', p: object) => Promise<unknown>;

async function askProject(
  database: Client | undefined,
  name: Parameters<Ask>[0],
  p: object,
  place: string,
): Promise<unknown> {
  // Nothing is held where there is no store yet.
  if (!database) return { leads: [] };
  const { data, error, status } = await database.rpc(name, { p: p as Record<string, string> });
  if (!error) return data;
  if (status === 401 || status === 403) {
    throw new UserError(
      `${place} refuses SUPABASE_SECRET_KEY (${status}): it must be this project's secret key, sb_secret_….`,
    );
  }
  if (status === 404)
    throw new UserError(`${place} lacks the newest migrations. Apply them with: npx supabase db push`);
  throw new UserError(
    status === 0
      ? `${place} cannot be reached. Check PUBLIC_SUPABASE_URL and the network.`
      : `${place} answers ${status} ${error.code} ${error.message}. Is the project paused?`,
  );
}

async function showLeads(ask: Ask, { form, since }: Options, place: string): Promise<void> {
  const from = since ? ` since ${since.toISOString().replace('.000Z', 'Z').replace('T00:00:00Z', '')}` : '';
  let count = 0;
  let channels: Record<string, string | null> | undefined;
  for (let before: StaffLead | undefined; ;) {
    const page = (await ask('list_leads', { limit: PAGE, since, before })) as {
      leads: StaffLead[];
      channels?: typeof channels;
    };
    channels = page.channels;
    before = page.leads.at(-1);
    if (!before) break;
    const text = page.leads.map((lead) => print[form](inUtc(lead))).join('');
    // Waits for a slow reader, so that no more than a page is in memory.
    await write(count === 0 && form === 'csv' ? csvHeader + text : text);
    count += page.leads.length;
  }
  if (count === 0) console.error(`No leads${from || ' yet'} in ${place}.`);
  else if (form === 'list') console.error(`${count} ${count === 1 ? 'lead' : 'leads'}${from}, from ${place}`);
  if (channels && Object.keys(channels).length === 0) {
    console.error('Nobody is told of new leads: set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL (.env.example).');
  }
  for (const [channel, problem] of Object.entries(channels ?? {})) {
    if (problem) console.error(`The owner is not told by ${channel}: ${toPrintableJson(problem)}`);
  }
}

/** Postgres writes "2025-01-31T09:15:00.5+00:00". */
function inUtc(lead: StaffLead): StaffLead {
  const [received_at, created_at] = [lead.received_at, lead.created_at].map((time) => time.replace('+00:00', 'Z'));
  return { ...lead, received_at: received_at!, created_at: created_at! };
}

async function showPerson(ask: Ask, email: string, erase: boolean, place: string, hasBackups: boolean): Promise<void> {
  const { leads } = (await ask('person_data', { email })) as { leads: unknown[] };
  await write(`${toPrintableJson({ leads }, 2)}\n`);
  if (leads.length === 0) return console.error(`Nothing is held about this address in ${place}.`);
  console.error(`From ${place}.`);
  if (!erase) return;
  const count = `${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const asked = prompt.question(`Delete ${count} for good? Type yes: `);
  // The end of the input is no answer.
  const answer = await Promise.race([asked, once(prompt, 'close').then(() => '')]);
  prompt.close();
  if (answer.trim() !== 'yes') return console.error('Nothing was deleted.');
  await ask('person_data', { email, erase });
  const { backupDays } = site.retention;
  console.error(`Deleted ${count}.${hasBackups ? ` Backups keep them for up to ${backupDays} days more.` : ''}`);
}

function write(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()));
}

/** Undefined when only help is wanted. A wrong word ends the command with status 2. */
function readOptions(words: string[]): Options | undefined {
  try {
    if (['csv', 'json', 'since', 'person', 'erase', 'home'].some((name) => process.env[`npm_config_${name}`])) {
      throw new Error('npm takes an option for its own unless a lone -- stands before it');
    }
    const { values } = parseArgs({
      args: words,
      options: {
        csv: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        since: { type: 'string' },
        person: { type: 'string' },
        erase: { type: 'boolean', default: false },
        home: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const { person, erase, home, csv, json, since, help } = values;
    if (help) return undefined;
    if (csv && json) throw new Error('choose one of --csv and --json');
    if (person !== undefined && (csv || since)) throw new Error('--person goes with --erase alone');
    if (erase && person === undefined) throw new Error('--erase needs --person and an e-mail address');
    // A name would find nothing, which reads as if nothing were held.
    if (person?.includes('@') === false) throw new Error('--person needs an e-mail address such as ada@example.com');
    const form = csv ? 'csv' : json ? 'json' : 'list';
    return { form, person, erase, home, since: since === undefined ? undefined : readMoment(since) };
  } catch (error) {
    console.error(`${firstSentence(error)}. See: npm run leads -- --help`);
    process.exit(2);
  }
}

/** A day, or a moment of it; in UTC unless the moment names its zone. */
function readMoment(text: string): Date {
  const [, day = '', time = 'T00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const moment = new Date(`${day}${time}${zone}`);
  // An impossible day such as February 30 is read as another one.
  const isReal = !Number.isNaN(+moment) && new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  if (isReal) return moment;
  throw new Error(
    `the option --since needs a day or a moment such as 2025-01-31 or 2025-01-31T09:30, and ${JSON.stringify(text)} is not one`,
  );
}

/** The project that is set; undefined without a secret key. */
function hostedProject(environment: Environment): StaffAccess | undefined {
  const url = environment['PUBLIC_SUPABASE_URL']?.trim() ?? '';
  const secretKey = environment['SUPABASE_SECRET_KEY']?.trim() ?? '';
  if (!secretKey) return undefined;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new UserError(
      'SUPABASE_SECRET_KEY is set, but PUBLIC_SUPABASE_URL is not an address such as https://abcdefghijklmnop.supabase.co',
    );
  }
  if (secretKey.startsWith('sb_publishable_')) {
    throw new UserError(
      'SUPABASE_SECRET_KEY holds the public key, which cannot read leads: the secret one begins with sb_secret_.',
    );
  }
  // A request cannot carry the dots that a dashboard shows in place of a key.
  if (/[^!-~]/.test(secretKey)) {
    throw new UserError(
      'SUPABASE_SECRET_KEY holds characters that no key has: copy the whole key, not its masked form.',
    );
  }
  return { url: new URL(url).origin, secretKey, close: async () => undefined };
}
