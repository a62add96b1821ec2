/** How pages and the worker send a lead. Sending it twice does no harm: the database recognizes a repeated lead. */
import { toRow } from '../lead/index.ts';
import { waiting, type Submission } from './draft.ts';
import { inTime, markRefused, readAll, settle, sweep } from './record.ts';

/** What became of a submission. Only `failed` is sent again. */
export type Outcome = 'stored' | 'refused' | 'failed';

/** How long a request may take, in ms. */
const answerLimit = 15_000;

/** Codes of final errors. Others may pass: a portal's page has no code, and a column may be missing or wrong (23502). */
const refusals = /^(2[23](?!502)\w{3}|PT413)$/;

/**
 * Sends a lead to the table `leads` once. Only a 201 from the table itself means stored; a repeated lead gets one, too.
 * A redirect or the sign-in page of a portal does not count.
 *
 * @param cancel aborts the request, because the visitor edited the answers; without it, the request outlives its page
 */
async function send({ answers, createdAt }: Submission, cancel?: AbortSignal): Promise<Outcome> {
  // The project of this build ("/": the page's own address), whichever build was open when the lead was submitted.
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = import.meta.env;
  const request = new AbortController();
  const abort = (): void => request.abort();
  const timer = setTimeout(abort, answerLimit);
  cancel?.addEventListener('abort', abort);
  const response = await fetch(`${url.replace(/\/$/, '')}/rest/v1/leads`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(toRow(answers, createdAt)),
    // A keepalive request survives a closed tab and, in Chromium, `abort`: one that may be canceled must do without.
    keepalive: !cancel,
    redirect: 'error',
    signal: request.signal,
  }).catch(() => undefined);
  const text = (await response?.text().catch(() => '')) ?? '';
  clearTimeout(timer);
  const [status, code = 'none'] = [response?.status ?? 0, /"code":\s*"(\w+)"/.exec(text)?.[1]];
  if (status === 201 && !text.trimStart().startsWith('<')) return 'stored';
  // The log says what went wrong, without personal data.
  if (!cancel?.aborted) console.error(`The lead was not stored: status ${status}, code ${code}`);
  return refusals.test(code) ? 'refused' : 'failed';
}

/** Sends a submission, and notes the outcome on the device. */
export async function deliver(submission: Submission, cancel?: AbortSignal): Promise<Outcome> {
  const outcome = await send(submission, cancel);
  const note = { stored: settle, refused: markRefused, failed: undefined }[outcome];
  if (note) await inTime(note(submission)).catch(() => undefined);
  return outcome;
}

async function stillWaiting(id: string): Promise<Submission | undefined> {
  return waiting((await readAll()).drafts.find((draft) => draft.id === id));
}

/** Sends all that is waiting, except the draft `exceptId`, which its own page sends. Then deletes what is too old. */
export async function deliverAll(exceptId?: string): Promise<void> {
  for (const { id } of (await readAll()).drafts) {
    const submission = id === exceptId ? undefined : await stillWaiting(id);
    if (!submission) continue;
    const cancel = new AbortController();
    // Another tab may edit or discard the draft during the request, which is canceled then.
    const look = async () => (await stillWaiting(id).catch(() => true)) ?? cancel.abort();
    const timer = setInterval(look, 500);
    await deliver(submission, cancel.signal);
    clearInterval(timer);
  }
  await sweep();
}
