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
const LIMIT_MS = 15_000;
/** After this time without an answer, the table counts as not reached, and the function gets the lead, too. */
const SLOW_MS = 3000;
const MINUTE_MS = 60_000;

/** Codes of final errors. Others may pass: a portal's page has no code, and a column may be missing or wrong (23502). */
const refusals = /^(2[23](?!502)\w{3}|PT413)$/;

interface Answer {
  outcome: Outcome;
  /** Nobody answered who knows the table, so another way may work. */
  isUnreached: boolean;
  /** For the log, without personal data. */
  said: string;
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
async function insert(row: string, options: RequestInit): Promise<Answer> {
  // The project of this build ("/": the page's own address), whichever build was open when the lead was submitted.
  const { PUBLIC_SUPABASE_URL: project, PUBLIC_SUPABASE_ANON_KEY: key } = import.meta.env;
  const url = `${project.replace(/\/$/, '')}/rest/v1/leads`;
  const { status, text } = await post(url, row, { apikey: key, authorization: `Bearer ${key}` }, options);
  const code = /"code":\s*"(\w+)"/.exec(text)?.[1] ?? 'none';
  const said = `status ${status}, code ${code}`;
  const isStored = status === 201 && !text.trimStart().startsWith('<');
  if (isStored) return { outcome: 'stored', isUnreached: false, said };
  const isUnreached = status === 0 || status >= 500 || status === 401 || status === 404;
  return { outcome: refusals.test(code) ? 'refused' : 'failed', isUnreached, said };
}

/** Gives the lead to the site's function (netlify/functions/lead.mts). A portal's page is no answer of it. */
async function giveToFunction(row: string, options: RequestInit): Promise<Answer> {
  const { status, text } = await post('/lead', row, {}, options);
  const isStored = status === 200 && /^\{"stored":true\}$/.test(text.trim());
  return { outcome: isStored ? 'stored' : 'failed', isUnreached: false, said: `the function: status ${status}` };
}

/** When the function may get a lead again, by the lead's `createdAt`: each of its seconds is paid. */
const functionPauses = new Map<string, { until: number; ms: number }>();

function mayAskFunction(createdAt: string): boolean {
  const pause = functionPauses.get(createdAt);
  const now = performance.now();
  if (pause && now < pause.until) return false;
  const ms = pause ? Math.min(2 * pause.ms, 15 * MINUTE_MS) : MINUTE_MS;
  functionPauses.set(createdAt, { until: now + ms, ms });
  return true;
}

/** Lets the function have a lead at once, because the visitor pressed Submit. */
export const endPause = ({ createdAt }: Submission): void => void functionPauses.delete(createdAt);

/** The first answer that says stored, or else the table's. */
async function firstStored(inserting: Promise<Answer>, giving: Promise<Answer>): Promise<Answer> {
  const whenStored = async (answering: Promise<Answer>): Promise<Answer> => {
    const answer = await answering;
    if (answer.outcome !== 'stored') throw new Error(answer.said);
    return answer;
  };
  try {
    return await Promise.any([whenStored(inserting), whenStored(giving)]);
  } catch {
    const [table, own] = [await inserting, await giving];
    return { ...table, said: `${table.said}; ${own.said}` };
  }
}

/** How a page or the worker keeps a lead from being sent that was edited or discarded meanwhile. */
export interface Cancellation {
  signal: AbortSignal;
  /** Looks once more, before the second way. */
  isWanted: () => Promise<boolean>;
}

async function sendInTurn(
  submission: Submission,
  row: string,
  signal: AbortSignal,
  cancellation: Cancellation,
): Promise<Answer> {
  const inserting = insert(row, { signal });
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, SLOW_MS));
  const answer = await Promise.race([inserting, slow]);
  const isReached = answer && !answer.isUnreached;
  if (isReached || !(await cancellation.isWanted())) return inserting;
  if (signal.aborted || !mayAskFunction(submission.createdAt)) return inserting;
  return firstStored(inserting, giveToFunction(row, { signal }));
}

/** A request that outlives its page cannot take turns: nobody is there to read the first answer. */
function sendAtOnce(row: string, signal: AbortSignal): Promise<Answer> {
  const options = { keepalive: true, signal };
  return firstStored(insert(row, options), giveToFunction(row, options));
}

/**
 * Sends a submission, and notes the outcome on the device.
 *
 * @param cancellation cancels the requests when the visitor edits the answers; without it, they outlive the page
 */
export async function send(submission: Submission, cancellation?: Cancellation): Promise<Outcome> {
  const row = JSON.stringify(toRow(submission.answers, submission.createdAt));
  const requests = new AbortController();
  const abort = (): void => requests.abort();
  const timer = setTimeout(abort, LIMIT_MS);
  cancellation?.signal.addEventListener('abort', abort);
  // Chromium ignores `abort` for a request that outlives its page, so one that may be canceled must not.
  const { signal } = requests;
  const sending = cancellation ? sendInTurn(submission, row, signal, cancellation) : sendAtOnce(row, signal);
  const { outcome, said } = await sending;
  clearTimeout(timer);
  // The slower one of two requests need not arrive.
  abort();
  if (outcome !== 'stored' && !cancellation?.signal.aborted) console.error(`The lead was not stored: ${said}`);
  if (outcome !== 'failed') {
    const noting = outcome === 'stored' ? markSent(submission) : markRefused(submission);
    await withTimeout(noting).catch(() => undefined);
  }
  return outcome;
}

async function stillQueued(id: string): Promise<Submission | undefined> {
  const { drafts } = await withTimeout(readAll());
  return queuedSubmission(drafts.find((draft) => draft.id === id));
}

/** Sends all that is queued, except the draft `exceptId`, which its own page sends. Then deletes what has expired. */
export async function sendQueued(exceptId?: string): Promise<void> {
  const { drafts } = await withTimeout(readAll());
  for (const { id } of drafts) {
    const submission = id === exceptId ? undefined : await stillQueued(id);
    if (!submission) continue;
    const cancel = new AbortController();
    // Another tab may edit or discard the draft during the request, which is canceled then.
    const isWanted = async (): Promise<boolean> => {
      const isQueued = Boolean(await stillQueued(id).catch(() => true));
      if (!isQueued) cancel.abort();
      return isQueued;
    };
    const timer = setInterval(isWanted, 500);
    await send(submission, { signal: cancel.signal, isWanted });
    clearInterval(timer);
  }
  await withTimeout(deleteExpired());
}
