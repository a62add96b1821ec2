/**
 * Stores one lead, under the limits for its visitor's IP address, for pages that cannot reach the database themselves. Takes
 * two kinds of requests:
 * - a posted form, from a page without its script: answers 303, to /thank-you or to /not-sent.
 * - JSON with the row of a lead, from a script: answers {"stored":true} with 200, or {"stored":false} with 400 (no row, or
 *   refused by the table), 403 (from another site), 413 (too large), 429 (too many from one network) or 502 (not stored
 *   for now).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '@netlify/functions';
import * as z from 'zod';
import {
  type Answers,
  cleanAnswer,
  emptyAnswers,
  type LeadRow,
  furtherAnswersByteLength,
  FURTHER_ANSWERS_MAX_BYTES,
  isRefusedByTable,
  questions,
  toRow,
  validate,
} from '../../src/lib/lead/index.ts';
import { site } from '../../src/data/site.ts';
import { connectToProject, type Context, type Environment } from '../database.ts';

export const config: Config = {
  path: '/lead',
  // public/_redirects leads everything else at this path to /not-sent.
  method: 'POST',
  rateLimit: { action: 'rewrite', to: '/not-sent', aggregateBy: ['ip', 'domain'], windowSize: 60, windowLimit: 20 },
};

/** Within this time after the request was read, the visitor gets an answer, whatever the database does. */
const TOTAL_MS = 9_000;
/** The longest time for one request to the database: if a first request hangs, there is time for a second one. */
const ATTEMPT_MS = 4_000;
/** The delay before the second attempt. It is doubled before each further one, up to the maximum. */
const RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 2_000;
/** An attempt that has less time than this would only fail. */
const MIN_ATTEMPT_MS = 500;

const ROW_BYTES = 200 * 1024;
/** A form needs up to three bytes for each byte of an answer. */
const FORM_BYTES = 3 * ROW_BYTES;

/** The most answers to questions that are not in the list. */
const MAX_UNLISTED = 20;
/** The names that fields of questions can have. */
const FIELD_NAME = /^[a-z][\w-]{0,59}$/i;
/** Names of buttons, and what browsers send with a button that is a picture. */
const BUTTON_NAME = /^(submit|button|action|x|y)$/i;

/** The same headers as in public/_headers. Without them, WebKit empties the form when the visitor goes back to it. */
const isolationHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Why a lead was not stored. The message is logged, so it holds no personal data. */
class NotStoredError extends Error {
  /** The HTTP status that a script gets. */
  readonly status: number;
  /** Whether the next attempt may succeed. */
  readonly isTransient: boolean;

  constructor(problem: string, status: number, isTransient = false) {
    super(problem);
    this.status = status;
    this.isTransient = isTransient;
  }
}

export default async function lead(request: Request, context: Context = {}, environment: Environment = process.env) {
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
  try {
    await storeLead(request, isJson, context, environment);
  } catch (error) {
    const failure = error instanceof NotStoredError ? error : new NotStoredError(String(error), 502);
    console.error(`A ${isJson ? 'row' : 'form'} was not stored: ${failure.message}`);
    return isJson ? jsonResponse(false, failure.status) : redirect('/not-sent');
  }
  return isJson ? jsonResponse(true, 200) : redirect('/thank-you');
}

function jsonResponse(stored: boolean, status: number): Response {
  return Response.json({ stored }, { status, headers: { 'cache-control': 'no-store' } });
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...isolationHeaders } });
}

/** @throws when the lead is not stored */
async function storeLead(request: Request, isJson: boolean, context: Context, environment: Environment): Promise<void> {
  if (isCrossSite(request)) throw new NotStoredError('it is from another site', 403);
  const body = await readBodyUpTo(request, isJson ? ROW_BYTES : FORM_BYTES);
  if (!body) throw new NotStoredError('it is too large', 413);
  const row = isJson ? await parseJsonRow(body) : await parseFormRow(body);

  const deadline = performance.now() + TOTAL_MS;
  let delay = RETRY_DELAY_MS;
  for (;;) {
    const timeLeft = Math.floor(deadline - performance.now());
    // A wait can take longer than it should, and then less time is left than an attempt needs.
    const timeout = Math.max(MIN_ATTEMPT_MS, Math.min(ATTEMPT_MS, timeLeft));
    try {
      await submitLead(row, context, environment, timeout);
      return;
    } catch (error) {
      const isTransient = error instanceof NotStoredError && error.isTransient;
      const hasTimeLeft = performance.now() + delay + MIN_ATTEMPT_MS < deadline;
      if (!isTransient || !hasTimeLeft) throw error;
    }
    await wait(delay);
    delay = Math.min(2 * delay, MAX_RETRY_DELAY_MS);
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

/** Reads a body of at most `maxBytes`. Returns undefined, and reads no further, when it has more. */
async function readBodyUpTo(request: Request, maxBytes: number): Promise<Response | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Response(new Blob(chunks), { headers: { 'content-type': type } });
}

/** The columns of a row and their types; the table's checks decide about the contents. A column left out does not compile. */
const leadRowSchema = z.object({
  full_name: z.string(),
  company_name: z.string(),
  email: z.string(),
  service_interest: z.string(),
  custom_request: z.string().nullable().default(null),
  further_answers: z.record(z.string(), z.string()).nullable().default(null),
  created_at: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
}) satisfies z.ZodType<LeadRow>;

/** Makes a row of a script's JSON. */
async function parseJsonRow(body: Response): Promise<LeadRow> {
  const sent: unknown = await body.json().catch(() => undefined);
  const result = leadRowSchema.safeParse(sent);
  if (result.success) return result.data;
  const [column] = result.error.issues[0]?.path ?? [];
  if (column === undefined) throw new NotStoredError('it is no row of a lead', 400);
  throw new NotStoredError(`its column ${String(column)} is missing or not valid`, 400);
}

/** Makes a row of a form's fields. */
async function parseFormRow(body: Response): Promise<LeadRow> {
  const form = await body.formData();
  const answers = readAnswers(form);
  // Home's form leaves some questions out. Without an answer that has a column of its own, there is no row.
  const asked = questions.filter(({ field, column }) => column || form.has(field));
  const unanswered = asked.find((question) => validate(question, answers) !== null);
  if (unanswered) throw new NotStoredError(`the answer to ${unanswered.field} is missing or not valid`, 400);
  const row = toRow(answers, new Date().toISOString());
  const isTooLong =
    row.further_answers !== null && furtherAnswersByteLength(row.further_answers) > FURTHER_ANSWERS_MAX_BYTES;
  if (isTooLong) throw new NotStoredError('its further answers are too long', 400);
  return row;
}

/**
 * Reads the answers of a form. Fields that are not in the list are answers, too: the page may have been opened before
 * a deploy that took a question out. Files, and what browsers and their extensions add, are none.
 */
function readAnswers(form: FormData): Answers {
  const listedFields = new Set<string>(questions.map(({ field }) => field));
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const listed = texts.filter(([name]) => listedFields.has(name));
  const unlisted = texts.filter(([name, text]) => !listedFields.has(name) && isUnlistedAnswer(name, text));
  const answers = [...listed, ...unlisted.slice(0, MAX_UNLISTED)];
  // Of several fields with one name, the first counts. Object.fromEntries keeps the last one, so the order is reversed.
  return { ...emptyAnswers, ...Object.fromEntries(answers.toReversed()) };
}

function isUnlistedAnswer(name: string, text: string): boolean {
  const isField = FIELD_NAME.test(name) && !BUTTON_NAME.test(name);
  return isField && cleanAnswer(name, text) !== '';
}

/**
 * Asks the database once to store the lead. It recognizes a lead that it has stored before.
 *
 * @throws NotStoredError
 */
async function submitLead(row: LeadRow, context: Context, environment: Environment, timeoutMs: number): Promise<void> {
  const database = connectToProject(context, environment, timeoutMs);
  if (!database) throw new NotStoredError('a preview has no project of its own', 502);
  const { data, error, status } = await database.rpc('submit_lead', { lead: row, client_ip: context.ip ?? '' });
  // The database function returns nothing. If something answers with data, it is not this database.
  if (!error && !data) return;
  const { code = '', hint = '' } = error ?? {};
  const reason = code || (status ? `status ${status}` : 'no connection');
  const hasNoConnection = status === 0 || /^PGRST00[0-3]$/.test(code);
  const isTransient = hasNoConnection || isGatewayError(status);
  throw new NotStoredError(`${reason} ${hint}`.trim(), statusForCode(code), isTransient);
}

/** Whether the platform's gateway or, from 520 on, the network in front of it answered in the database's place. */
function isGatewayError(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
}

/** The status for a script, by the database's code. */
function statusForCode(code: string): number {
  const [, limitStatus] = /^PT(413|429)$/.exec(code) ?? [];
  if (limitStatus) return Number(limitStatus);
  return isRefusedByTable(code) ? 400 : 502;
}
