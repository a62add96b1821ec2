/**
 * How pages and the worker send a lead: into the table and, when that cannot be reached, to the site's own function.
 * Sending it twice does no harm: the database makes one row of it.
 */
import { isRefusedByTable, toRow } from '../lead/index.ts';
import { deleteExpired, markRefused, markSent, readAll, withTimeout } from './draft-store.ts';
import { queuedSubmission, type Submission } from './draft.ts';

/** What became of a submission. Only `failed` is sent again. */
export type Outcome = 'stored' | 'refused' | 'failed';

const MINUTE_MS = 60_000;
/** How long the table and the function may take together. */
const SEND_TIMEOUT_MS = 15_000;
/** After this time without an answer, the table counts as unreachable, and the function gets the lead, too. */
const FALLBACK_DELAY_MS = 3000;
const MAX_BACKOFF_MS = 15 * MINUTE_MS;
/** How often `sendQueued` reads whether the draft that it sends is still queued. */
const STILL_QUEUED_POLL_MS = 500;
/** The database's own code for a request that is too large. */
const TOO_LARGE = 'PT413';

interface SendResult {
  outcome: Outcome;
  /** Whether the answer did not come from the table, so that another way may work. */
  isUnreachable: boolean;
  /** For the log, without personal data. */
  detail: string;
}

/** The code in the body of a PostgREST error; 'none' in any other body, such as a portal's page or one that is cut off. */
function errorCodeOf(body: string): string {
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    // The code is logged, so it may not be a text of any kind.
    const isCode = typeof code === 'string' && /^\w+$/.test(code);
    return isCode ? code : 'none';
  } catch {
    return 'none';
  }
}

/** Posts JSON. `status` is 0 when there is no answer. */
async function postJson(url: string, body: string, headers: Record<string, string>, options: RequestInit) {
  const request: RequestInit = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    redirect: 'error',
    ...options,
  };
  const response = await fetch(url, request).catch(() => undefined);
  const text = await response?.text().catch(() => '');
  return { status: response?.status ?? 0, text: text ?? '' };
}

/**
 * Inserts the lead into the table. Only a 201 from the table itself means stored; a repeated lead gets one, too. A
 * redirect or the sign-in page of a Wi-Fi portal does not count.
 */
async function insertRow(row: string, options: RequestInit): Promise<SendResult> {
  // The project of this build ("/": the page's own address), whichever build was open when the lead was submitted.
  const { PUBLIC_SUPABASE_URL: project, PUBLIC_SUPABASE_ANON_KEY: key } = import.meta.env;
  const url = `${project.replace(/\/$/, '')}/rest/v1/leads`;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const { status, text } = await postJson(url, row, headers, options);
  const code = errorCodeOf(text);
  const detail = `status ${status}, code ${code}`;
  const isHtml = text.trimStart().startsWith('<');
  if (status === 201 && !isHtml) return { outcome: 'stored', isUnreachable: false, detail };
  const isUnreachable = status === 0 || status >= 500 || status === 401 || status === 404;
  const isRefused = isRefusedByTable(code) || code === TOO_LARGE;
  return { outcome: isRefused ? 'refused' : 'failed', isUnreachable, detail };
}

/** Posts the lead to the site's function (netlify/functions/lead.mts). A Wi-Fi portal's page does not count. */
async function postToFunction(row: string, options: RequestInit): Promise<SendResult> {
  const { status, text } = await postJson('/lead', row, {}, options);
  const isStored = status === 200 && text.trim() === '{"stored":true}';
  return { outcome: isStored ? 'stored' : 'failed', isUnreachable: false, detail: `the function: status ${status}` };
}

/** When the function may get a lead again, by the lead's `createdAt`: each second of the function is paid for. */
const functionBackoffs = new Map<string, { pausedUntil: number; pauseMs: number }>();

/** Returns whether the function may get the lead now. If so, the next time is a minute later, then 2, 4, … 15. */
function startFunctionCall(createdAt: string): boolean {
  const backoff = functionBackoffs.get(createdAt);
  const now = performance.now();
  if (backoff && now < backoff.pausedUntil) return false;
  const pauseMs = backoff ? Math.min(2 * backoff.pauseMs, MAX_BACKOFF_MS) : MINUTE_MS;
  functionBackoffs.set(createdAt, { pausedUntil: now + pauseMs, pauseMs });
  return true;
}

/** Lets the function have a lead at once, because the visitor pressed Submit. */
export function resetFunctionBackoff({ createdAt }: Submission): void {
  functionBackoffs.delete(createdAt);
}

/** Rejects unless the lead is stored. */
async function requireStored(sending: Promise<SendResult>): Promise<SendResult> {
  const result = await sending;
  if (result.outcome !== 'stored') throw new Error(result.detail);
  return result;
}

/** The first result that says stored, or else the table's. */
async function firstStoredResult(inserting: Promise<SendResult>, posting: Promise<SendResult>): Promise<SendResult> {
  try {
    return await Promise.any([requireStored(inserting), requireStored(posting)]);
  } catch {
    const tableResult = await inserting;
    const functionResult = await posting;
    return { ...tableResult, detail: `${tableResult.detail}; ${functionResult.detail}` };
  }
}

/** How a page or the worker keeps a lead from being sent that was edited or discarded meanwhile. */
export interface Cancellation {
  signal: AbortSignal;
  /** Reads it again, before the function gets the lead. */
  isStillQueued: () => Promise<boolean>;
}

/** Sends to the table, and to the function if the table cannot be reached. */
async function sendWithFallback(
  { createdAt }: Submission,
  row: string,
  signal: AbortSignal,
  { isStillQueued }: Cancellation,
): Promise<SendResult> {
  const inserting = insertRow(row, { signal });
  const delay = new Promise<undefined>((resolve) => {
    setTimeout(resolve, FALLBACK_DELAY_MS);
  });
  const result = await Promise.race([inserting, delay]);
  const isReached = result !== undefined && !result.isUnreachable;
  if (isReached) return inserting;
  if (!(await isStillQueued())) return inserting;
  if (signal.aborted || !startFunctionCall(createdAt)) return inserting;
  return firstStoredResult(inserting, postToFunction(row, { signal }));
}

/** Sends to both at once, by requests that outlive the page: nobody will be there to read the table's answer first. */
function sendKeepalive(row: string, signal: AbortSignal): Promise<SendResult> {
  const options = { keepalive: true, signal };
  return firstStoredResult(insertRow(row, options), postToFunction(row, options));
}

/** Notes the outcome on the device. */
async function noteOutcome(submission: Submission, outcome: Outcome): Promise<void> {
  if (outcome === 'failed') return;
  const noting = outcome === 'stored' ? markSent(submission) : markRefused(submission);
  await withTimeout(noting).catch(() => undefined);
}

/**
 * Sends a submission, and notes the outcome on the device.
 *
 * @param cancellation cancels the requests when the visitor edits the answers; without it, they outlive the page
 */
export async function sendSubmission(submission: Submission, cancellation?: Cancellation): Promise<Outcome> {
  const row = JSON.stringify(toRow(submission.answers, submission.createdAt));
  const requests = new AbortController();
  const { signal } = requests;
  const abort = (): void => requests.abort();
  const timer = setTimeout(abort, SEND_TIMEOUT_MS);
  cancellation?.signal.addEventListener('abort', abort);
  // Chromium ignores `abort` for a keepalive request, so one that may be canceled must not be one.
  const sending = cancellation ? sendWithFallback(submission, row, signal, cancellation) : sendKeepalive(row, signal);
  const { outcome, detail } = await sending;
  clearTimeout(timer);
  // The slower one of two requests need not arrive.
  abort();
  const isCanceled = cancellation?.signal.aborted;
  if (outcome !== 'stored' && !isCanceled) console.error(`The lead was not stored: ${detail}`);
  await noteOutcome(submission, outcome);
  return outcome;
}

/** Reads a draft's submission from the device; undefined unless it is queued. */
async function readQueuedSubmission(draftId: string): Promise<Submission | undefined> {
  const { drafts } = await withTimeout(readAll());
  return queuedSubmission(drafts.find(({ id }) => id === draftId));
}

/** Sends a draft's submission, and cancels the request as soon as another tab edits or discards the draft. */
async function sendWhileQueued(draftId: string, submission: Submission): Promise<void> {
  const canceling = new AbortController();
  const isStillQueued = async (): Promise<boolean> => {
    try {
      const isQueued = (await readQueuedSubmission(draftId)) !== undefined;
      if (!isQueued) canceling.abort();
      return isQueued;
    } catch {
      // The storage cannot be read now: the request goes on.
      return true;
    }
  };
  const timer = setInterval(isStillQueued, STILL_QUEUED_POLL_MS);
  await sendSubmission(submission, { signal: canceling.signal, isStillQueued });
  clearInterval(timer);
}

/** Sends all that is queued, except the draft `exceptId`, which its own page sends. Then deletes what has expired. */
export async function sendQueued(exceptId?: string): Promise<void> {
  const { drafts } = await withTimeout(readAll());
  const others = drafts.filter(({ id }) => id !== exceptId);
  for (const { id } of others) {
    // Read again: another tab may have changed it while the drafts before it were sent.
    const submission = await readQueuedSubmission(id);
    if (submission) await sendWhileQueued(id, submission);
  }
  await withTimeout(deleteExpired());
}
