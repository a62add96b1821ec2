/**
 * Stores one lead, under the limits for its visitor's address, for pages that cannot reach the database themselves. Takes
 * two kinds of requests:
 * - a posted form, from a page without its script: answers 303, to /thank-you or to /not-sent.
 * - JSON with the row of a lead, from a script: answers {"stored":true} with 200, or {"stored":false} with 400 (no row, or
 *   refused by the table), 403 (from another site), 413 (too large), 429 (too many from one network) or 502 (not stored
 *   for now).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '@netlify/functions';
import {
  type Answers,
  cleanAnswer,
  emptyAnswers,
  type LeadRow,
  moreByteLength,
  MORE_MAX_BYTES,
  questions,
  toRow,
  validate,
} from '../../src/lib/lead/index.ts';
import { site } from '../../src/data/site.ts';
import { connectToProject, type Context, type Environment } from '../database.ts';

export const config: Config = {
  path: '/lead',
  // public/_redirects leads everything else at this address to /not-sent.
  method: 'POST',
  rateLimit: { action: 'rewrite', to: '/not-sent', aggregateBy: ['ip', 'domain'], windowSize: 60, windowLimit: 20 },
};

/** When the visitor has an answer, whatever the database does. */
const TOTAL_MS = 9_000;
/** How long one request to the database may take, so that a second one has its chance after a first that hangs. */
const ATTEMPT_MS = 4_000;
/** The pause before the second attempt, doubled before each further one up to the longest. */
const RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 2_000;
/** The least time in which an attempt can succeed. */
const MIN_ATTEMPT_MS = 500;

const ROW_BYTES = 200 * 1024;
/** A form needs up to three bytes for each byte of an answer. */
const FORM_BYTES = 3 * ROW_BYTES;

/** The most answers to questions that are not in the list, and how their fields look: as in the list. */
const MAX_UNLISTED = 20;
const FIELD_NAME = /^[a-z][\w-]{0,59}$/i;
/** Names of buttons, and what browsers send with a button that is a picture. */
const BUTTON_NAME = /^(submit|button|action|x|y)$/i;

/** The same headers as in public/_headers. Without them, WebKit empties the form when the visitor goes back to it. */
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Why a lead is not stored, without personal data, and the status that says so to a script. */
interface Failure {
  problem: string;
  status: number;
}

export default async function lead(request: Request, context: Context = {}, environment: Environment = process.env) {
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
  const failure = await store(request, isJson, context, environment).catch((error: unknown): Failure => {
    return { problem: String(error), status: 502 };
  });
  if (failure) console.error(`A ${isJson ? 'row' : 'form'} was not stored: ${failure.problem}`);
  if (isJson) {
    const headers = { 'cache-control': 'no-store' };
    return Response.json({ stored: !failure }, { status: failure?.status ?? 200, headers });
  }
  const location = failure ? '/not-sent' : '/thank-you';
  return new Response(null, { status: 303, headers: { location, ...isolation } });
}

/** Returns undefined when the lead is stored. */
async function store(
  request: Request,
  isJson: boolean,
  context: Context,
  environment: Environment,
): Promise<Failure | undefined> {
  const end = performance.now() + TOTAL_MS;
  if (isCrossSite(request)) return { problem: 'it is from another site', status: 403 };
  const body = await readBodyUpTo(request, isJson ? ROW_BYTES : FORM_BYTES);
  if (!body) return { problem: 'it is too large', status: 413 };
  const row = isJson ? await parseJsonRow(body) : await parseFormRow(body);
  if (typeof row === 'string') return { problem: row, status: 400 };

  for (let pause = RETRY_DELAY_MS; ; pause = Math.min(2 * pause, MAX_RETRY_DELAY_MS)) {
    const left = Math.floor(end - performance.now());
    const failure = await submitLead(row, context, environment, Math.min(ATTEMPT_MS, left));
    const isTimeLeft = performance.now() + pause + MIN_ATTEMPT_MS < end;
    if (!failure?.isTransient || !isTimeLeft) return failure;
    await wait(pause);
  }
}

/**
 * Whether a page of another site sent the request. Browsers say so themselves. Older ones only name their page's site,
 * which a proxy in front of this one may know by another name; tools that hide it send "null".
 */
function isCrossSite(request: Request): boolean {
  const relation = request.headers.get('sec-fetch-site');
  if (relation) return !['same-origin', 'none'].includes(relation);
  const origin = URL.parse(request.headers.get('origin') ?? '');
  const ownHosts = [new URL(request.url).host, new URL(site.url).host];
  return origin !== null && !ownHosts.includes(origin.host);
}

/** Reads a body of at most that many bytes. Returns undefined, and reads no further, when it has more. */
async function readBodyUpTo(request: Request, most: number): Promise<Response | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return new Response(new Blob(chunks), { headers: { 'content-type': type } });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each column of a row may hold. A column that is missing here does not compile. */
const columnChecks = {
  full_name: isText,
  company_name: isText,
  email: isText,
  service_interest: isText,
  custom_request: (value) => value === null || isText(value),
  more: (value) => value === null || (isRecord(value) && Object.values(value).every(isText)),
  created_at: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
} satisfies Record<keyof LeadRow, (value: unknown) => boolean>;

/** Makes a row of a script's JSON. Returns a problem if it is no row; the table's checks decide the rest. */
async function parseJsonRow(body: Response): Promise<LeadRow | string> {
  const sent: unknown = await body.json().catch(() => undefined);
  if (!isRecord(sent)) return 'it is no row of a lead';
  const columns = Object.entries(columnChecks).map(([name, isValid]) => {
    const value = sent[name] ?? null;
    return { name, value, isValid: isValid(value) };
  });
  const wrong = columns.find(({ isValid }) => !isValid);
  if (wrong) return `its column ${wrong.name} is missing or not valid`;
  return Object.fromEntries(columns.map(({ name, value }) => [name, value])) as LeadRow;
}

/** Makes a row of a form's fields. Returns a problem if an answer is missing or not valid. */
async function parseFormRow(body: Response): Promise<LeadRow | string> {
  const form = await body.formData();
  const answers = readAnswers(form);
  // Home's form leaves some questions out. Without an answer that has a column of its own, there is no row.
  const asked = questions.filter(({ field, column }) => column || form.has(field));
  const open = asked.find((question) => validate(question, answers) !== null);
  if (open) return `the answer to ${open.field} is missing or not valid`;
  const row = toRow(answers, new Date().toISOString());
  if (row.more && moreByteLength(row.more) > MORE_MAX_BYTES) return 'its further answers are too long';
  return row;
}

/**
 * Reads the answers of a form. Fields that are not in the list are answers, too: the page may have been opened before
 * a deploy that took a question out. Files, and what browsers and their extensions add, are none.
 */
function readAnswers(form: FormData): Answers {
  const listed = new Set<string>(questions.map(({ field }) => field));
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isAnswer = ([name, text]: [string, string]): boolean =>
    FIELD_NAME.test(name) && !BUTTON_NAME.test(name) && cleanAnswer(name, text) !== '';
  const unlisted = texts.filter((entry) => !listed.has(entry[0]) && isAnswer(entry)).slice(0, MAX_UNLISTED);
  // Of several fields with one name, the first counts.
  const first = [...texts.filter(([name]) => listed.has(name)), ...unlisted].toReversed();
  return { ...emptyAnswers, ...Object.fromEntries(first) };
}

/** Asks the database once to store the lead. It recognizes a lead that it has stored before. */
async function submitLead(
  row: LeadRow,
  context: Context,
  environment: Environment,
  milliseconds: number,
): Promise<(Failure & { isTransient?: boolean }) | undefined> {
  const database = connectToProject(context, environment, milliseconds);
  if (!database) return { problem: 'a preview has no project of its own', status: 502 };
  const { data, error, status } = await database.rpc('submit_lead', { lead: row, address: context.ip ?? '' });
  // The function returns nothing. Whoever answers with something is not this database.
  if (!error && !data) return undefined;
  const { code = '', hint = '' } = error ?? {};
  const what = code || (status ? `status ${status}` : 'no connection');
  const isTransient = status === 0 || isGatewayError(status) || /^PGRST00[0-3]$/.test(code);
  return { problem: `${what} ${hint}`.trim(), status: statusForCode(code), isTransient };
}

/** Whether the database gave no answer: the platform's gateway did, or, from 520 on, the network in front of it. */
const isGatewayError = (status: number): boolean =>
  (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

/** The status for a script, by the database's code. As in `send.ts`, data that the table refuses is refused for good. */
function statusForCode(code: string): number {
  const [, own] = /^PT(413|429)$/.exec(code) ?? [];
  if (own) return Number(own);
  return /^2[23](?!502)/.test(code) ? 400 : 502;
}
