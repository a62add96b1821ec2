/**
 * How pages and the worker send a lead: into the table and, when that is not reached, to the site's own function. Sending
 * it twice does no harm: the database makes one row of it.
 */
import { toRow } from '../lead/index.ts';
import { deleteExpired, markRefused, markSent, readAll, withTimeout } from './draft-store.ts';
import { queuedSubmission, type Submission } from './draft.ts';

/** What became of a submission. Only `failed` is sent again. */
export type Outcome = 'stored' | 'refused' | 'failed';

/** How long both ways may take together. */
const SEND_TIMEOUT_MS = 15_000;
/** After this time without an answer, the table counts as not reached, and the function gets the lead, too. */
const FALLBACK_DELAY_MS = 3000;
const MINUTE_MS = 60_000;

/** Codes of final errors. Others may pass: a portal's page has no code, and a column may be missing or wrong (23502). */
const finalErrorCodes = /^(2[23](?!502)\w{3}|PT413)$/;

interface SendResult {
  outcome: Outcome;
  /** Nobody answered who knows the table, so another way may work. */
  isUnreachable: boolean;
  /** For the log, without personal data. */
  detail: string;
}

/** Posts JSON. `status` is 0 when there is no answer. */
async function post(url: string, body: string, headers: object, options: RequestInit) {
  const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body, ...options };
  const response = await fetch(url, { ...request, redirect: 'error' }).catch(() => undefined);
  const text = await response?.text().catch(() => '');
  return { status: response?.status ?? 0, text: text ?? '' };
}

/**
 * Inserts the lead into the table. Only a 201 from the table itself means stored; a repeated lead gets one, too. A
 * redirect or the sign-in page of a portal does not count.
 */
async function insertRow(row: string, options: RequestInit): Promise<SendResult> {
  // The project of this build ("/": the page's own address), whichever build was open when the lead was submitted.
  const { PUBLIC_SUPABASE_URL: project, PUBLIC_SUPABASE_ANON_KEY: key } = import.meta.env;
  const url = `${project.replace(/\/$/, '')}/rest/v1/leads`;
  const { status, text } = await post(url, row, { apikey: key, authorization: `Bearer ${key}` }, options);
  const code = /"code":\s*"(\w+)"/.exec(text)?.[1] ?? 'none';
  const detail = `status ${status}, code ${code}`;
  const isStored = status === 201 && !text.trimStart().startsWith('<');
  if (isStored) return { outcome: 'stored', isUnreachable: false, detail };
  const isUnreachable = status === 0 || status >= 500 || status === 401 || status === 404;
  return { outcome: finalErrorCodes.test(code) ? 'refused' : 'failed', isUnreachable, detail };
}

/** Gives the lead to the site's function (netlify/functions/lead.mts). A portal's page is no answer of it. */
async function postToFunction(row: string, options: RequestInit): Promise<SendResult> {
  const { status, text } = await post('/lead', row, {}, options);
  const isStored = status === 200 && /^\{"stored":true\}$/.test(text.trim());
  return { outcome: isStored ? 'stored' : 'failed', isUnreachable: false, detail: `the function: status ${status}` };
}

/** When the function may get a lead again, by the lead's `createdAt`: each of its seconds is paid. */
const functionBackoffs = new Map<string, { until: number; ms: number }>();

function mayAskFunction(createdAt: string): boolean {
  const pause = functionBackoffs.get(createdAt);
  const now = performance.now();
  if (pause && now < pause.until) return false;
  const ms = pause ? Math.min(2 * pause.ms, 15 * MINUTE_MS) : MINUTE_MS;
  functionBackoffs.set(createdAt, { until: now + ms, ms });
  return true;
}

/** Lets the function have a lead at once, because the visitor pressed Submit. */
export const resetFunctionBackoff = ({ createdAt }: Submission): void => void functionBackoffs.delete(createdAt);

/** The first answer that says stored, or else the table's. */
async function firstStoredResult(inserting: Promise<SendResult>, giving: Promise<SendResult>): Promise<SendResult> {
  const whenStored = async (answering: Promise<SendResult>): Promise<SendResult> => {
    const answer = await answering;
    if (answer.outcome !== 'stored') throw new Error(answer.detail);
    return answer;
  };
  try {
    return await Promise.any([whenStored(inserting), whenStored(giving)]);
  } catch {
    const [table, own] = [await inserting, await giving];
    return { ...table, detail: `${table.detail}; ${own.detail}` };
  }
}

/** How a page or the worker keeps a lead from being sent that was edited or discarded meanwhile. */
export interface Cancellation {
  signal: AbortSignal;
  /** Looks once more, before the second way. */
  isStillQueued: () => Promise<boolean>;
}

async function sendWithFallback(
  submission: Submission,
  row: string,
  signal: AbortSignal,
  cancellation: Cancellation,
): Promise<SendResult> {
  const inserting = insertRow(row, { signal });
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, FALLBACK_DELAY_MS));
  const answer = await Promise.race([inserting, slow]);
  const isReached = answer && !answer.isUnreachable;
  if (isReached || !(await cancellation.isStillQueued())) return inserting;
  if (signal.aborted || !mayAskFunction(submission.createdAt)) return inserting;
  return firstStoredResult(inserting, postToFunction(row, { signal }));
}

/** A request that outlives its page cannot take turns: nobody is there to read the first answer. */
function sendKeepalive(row: string, signal: AbortSignal): Promise<SendResult> {
  const options = { keepalive: true, signal };
  return firstStoredResult(insertRow(row, options), postToFunction(row, options));
}

/**
 * Sends a submission, and notes the outcome on the device.
 *
 * @param cancellation cancels the requests when the visitor edits the answers; without it, they outlive the page
 */
export async function sendSubmission(submission: Submission, cancellation?: Cancellation): Promise<Outcome> {
  const row = JSON.stringify(toRow(submission.answers, submission.createdAt));
  const requests = new AbortController();
  const abort = (): void => requests.abort();
  const timer = setTimeout(abort, SEND_TIMEOUT_MS);
  cancellation?.signal.addEventListener('abort', abort);
  // Chromium ignores `abort` for a request that outlives its page, so one that may be canceled must not.
  const { signal } = requests;
  const sending = cancellation ? sendWithFallback(submission, row, signal, cancellation) : sendKeepalive(row, signal);
  const { outcome, detail } = await sending;
  clearTimeout(timer);
  // The slower one of two requests need not arrive.
  abort();
  if (outcome !== 'stored' && !cancellation?.signal.aborted) console.error(`The lead was not stored: ${detail}`);
  if (outcome !== 'failed') {
    const noting = outcome === 'stored' ? markSent(submission) : markRefused(submission);
    await withTimeout(noting).catch(() => undefined);
  }
  return outcome;
}

async function readQueuedSubmission(id: string): Promise<Submission | undefined> {
  const { drafts } = await withTimeout(readAll());
  return queuedSubmission(drafts.find((draft) => draft.id === id));
}

/** Sends all that is queued, except the draft `exceptId`, which its own page sends. Then deletes what has expired. */
export async function sendQueued(exceptId?: string): Promise<void> {
  const { drafts } = await withTimeout(readAll());
  for (const { id } of drafts) {
    const submission = id === exceptId ? undefined : await readQueuedSubmission(id);
    if (!submission) continue;
    const cancel = new AbortController();
    // Another tab may edit or discard the draft during the request, which is canceled then.
    const isStillQueued = async (): Promise<boolean> => {
      const isQueued = Boolean(await readQueuedSubmission(id).catch(() => true));
      if (!isQueued) cancel.abort();
      return isQueued;
    };
    const timer = setInterval(isStillQueued, 500);
    await sendSubmission(submission, { signal: cancel.signal, isStillQueued });
    clearInterval(timer);
  }
  await withTimeout(deleteExpired());
}
