/**
 * `npm run leads`: the stored leads for the agency's staff, newest first. npm runs it with --liftoff-only: optimizing
 * Postgres's WebAssembly takes half a gigabyte and more time than one reading gains.
 */
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { site } from '../../src/data/site.ts';
import { dataFolderPath } from '../leads/data-folder.ts';
import { UserError, isErrorCode } from '../errors.ts';
import { openForStaff, type StaffAccess } from '../leads/open-store.ts';
import { personData, readLeads, type Project } from '../leads/project.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import { hasHostedSettings } from '../settings/lead-settings.ts';
import { csvHeader, leadCsv } from '../leads/leads-csv.ts';
import { isToldToNobody, leadLines } from '../leads/leads-list.ts';
import { main } from './main.ts';
import { firstSentence } from './options.ts';
import { toPrintableJson } from '../leads/printable.ts';

const HELP = `The stored leads, newest first; times are in UTC.

  npm run leads                         a few lines each
  npm run leads -- --since 2025-01-31   only those received on that day or later
  npm run leads -- --since 2025-01-31T09:30   or since that moment
  npm run -s leads -- --csv > leads.csv for a spreadsheet; -s keeps npm's own lines out of the file
  npm run leads -- --json               one object a line
  npm run leads -- --person ada@example.com           everything held about a person, as JSON
  npm run leads -- --person ada@example.com --erase   shows it, asks, and deletes it for good

They come from the embedded store, whether or not \`npm start\` is running (LEADS_DATA_DIR names another folder than
.data). With SUPABASE_URL and SUPABASE_SECRET_KEY in the environment or in .env they come from that hosted project. Staff who
may only read set SUPABASE_LEADS_TOKEN and PUBLIC_SUPABASE_ANON_KEY in place of the secret key.

A line that begins with ! below a lead is a remark: nothing was refused because of it.
`;

interface Options {
  form: 'list' | 'csv' | 'json';
  since: Date | undefined;
  person: string | undefined;
  erase: boolean;
}

const print: Record<Options['form'], (lead: StoredLead) => string> = {
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
  const hosted = hostedProject(environment);
  const folder = dataFolderPath(environment);
  const place = hosted?.url ?? path.resolve(folder);

  // What is said about the leads goes to stderr, so that a file gets the leads alone.
  if (!hosted && hasHostedSettings(environment)) {
    console.error(
      `These are the leads of the embedded store. The site's own go to ${environment['PUBLIC_SUPABASE_URL']}: set SUPABASE_URL and SUPABASE_SECRET_KEY to read those.\n`,
    );
  }
  const access = hosted ? { project: hosted, send: fetch, close: async () => undefined } : await openForStaff(folder);
  try {
    if (options.person !== undefined) await showPerson(access, options.person, options.erase, place, !!hosted);
    else await showLeads(access, options, place);
  } finally {
    await access?.close();
  }
});

async function showLeads(access: StaffAccess | undefined, { form, since }: Options, place: string): Promise<void> {
  let count = 0;
  let toldToNobody = 0;
  for await (const page of access ? readLeads(access.project, since, access.send) : []) {
    const text = page.map(print[form]).join('');
    // Waits for a slow reader, so that no more than a page is in memory.
    await write(count === 0 && form === 'csv' ? csvHeader + text : text);
    count += page.length;
    toldToNobody += page.filter(isToldToNobody).length;
  }
  const from = since ? ` since ${since.toISOString().replace('.000Z', 'Z').replace('T00:00:00Z', '')}` : '';
  if (count === 0) console.error(`No leads${from || ' yet'} in ${place}.`);
  else if (form === 'list') {
    console.error(`${count} ${count === 1 ? 'lead' : 'leads'}${from}, from ${place}`);
    if (toldToNobody > 0) console.error(`Nobody was told of ${toldToNobody}: the README says how to set that up.`);
  }
}

async function showPerson(
  access: StaffAccess | undefined,
  address: string,
  erase: boolean,
  place: string,
  hasBackups: boolean,
): Promise<void> {
  const data = access && (await personData(access.project, address, false, access.send));
  await write(`${toPrintableJson(data ?? { leads: [], counters: [] }, 2)}\n`);
  if (!access || !data || data.leads.length + data.counters.length === 0)
    return console.error(`Nothing is held about this address in ${place}.`);
  console.error(`From ${place}.`);
  if (!erase) return;
  const count = `${data.leads.length} ${data.leads.length === 1 ? 'lead' : 'leads'}`;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const asked = prompt.question(`Delete ${count} and everything above for good? Type yes: `);
  // The end of the input is no answer.
  const answer = await Promise.race([asked, once(prompt, 'close').then(() => '')]);
  prompt.close();
  if (answer.trim() !== 'yes') return console.error('Nothing was deleted.');
  await personData(access.project, address, true, access.send);
  const { backupDays } = site.retention;
  console.error(`Deleted ${count}.${hasBackups ? ` Backups keep them for up to ${backupDays} days more.` : ''}`);
}

function write(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()));
}

/** Undefined when only help is wanted. A wrong word ends the command with status 2. */
function readOptions(words: string[]): Options | undefined {
  try {
    if (['csv', 'json', 'since', 'person', 'erase'].some((name) => process.env[`npm_config_${name}`])) {
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
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return undefined;
    if (values.csv && values.json) throw new Error('choose one of --csv and --json');
    const form = values.csv ? 'csv' : values.json ? 'json' : 'list';
    const { person, erase } = values;
    if (person !== undefined && (values.csv || values.since)) throw new Error('--person goes with --erase alone');
    if (erase && person === undefined) throw new Error('--erase needs --person and an e-mail address');
    // A name would find nothing, which reads as if nothing were held.
    if (person?.includes('@') === false) throw new Error('--person needs an e-mail address such as ada@example.com');
    return { form, person, erase, since: values.since === undefined ? undefined : readMoment(values.since) };
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

function hostedProject(environment: Environment): Project | undefined {
  const url = environment['SUPABASE_URL']?.trim() ?? '';
  const token = environment['SUPABASE_LEADS_TOKEN']?.trim() ?? '';
  const keyName = token ? 'PUBLIC_SUPABASE_ANON_KEY' : 'SUPABASE_SECRET_KEY';
  const secretKey = environment[keyName]?.trim() ?? '';
  if (url === '' && secretKey === '' && token === '') return undefined;
  if (url === '' || secretKey === '') {
    const [set, missing] = url ? ['SUPABASE_URL', keyName] : [token ? 'SUPABASE_LEADS_TOKEN' : keyName, 'SUPABASE_URL'];
    throw new UserError(`${set} is set but ${missing} is not: both are needed to read a hosted project.`);
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new UserError('SUPABASE_URL is not an address such as https://abcdefghijklmnop.supabase.co');
  }
  if (!token && secretKey.startsWith('sb_publishable_')) {
    throw new UserError(
      'SUPABASE_SECRET_KEY holds the public key, which cannot read leads: the secret one begins with sb_secret_.',
    );
  }
  for (const [name, key] of Object.entries({ [keyName]: secretKey, SUPABASE_LEADS_TOKEN: token })) {
    // A request cannot carry the dots that a dashboard shows in place of a key.
    if (/[^!-~]/.test(key)) {
      throw new UserError(`${name} holds characters that no key has: copy the whole key, not its masked form.`);
    }
  }
  return { url: new URL(url).origin, secretKey, ...(token && { token }) };
}
