/** How a lead is sent: by every page and by the worker in the same way. The database knows a repeated one. */
import { inTime, markRefused, readAll, settle, sweep, waiting, type Submission } from './record.ts';

/** What became of a submission. Whatever is neither stored nor refused for good may be sent again. */
export type Outcome = 'stored' | 'refused' | 'failed';

/** In place of a key, in a deploy preview without a project of its own: nobody takes what its form sends. */
export const nowhereKey = 'sb_publishable_nowhere';

/** How long Submit may go without an answer, in ms. */
const answerLimit = 15_000;

/** The codes of what the table will never take. A portal's page has none; a column that is not there yet may come. */
const refusals = /^(2[23]\w{3}|PT413)$/;

/**
 * Sends a row to the table `leads` once. Stored is a 201 from the table itself, which also answers a repeated lead so: not
 * a redirect, nor a portal's page.
 *
 * @param cancel aborts it, because the visitor has changed the answers; without it, the request outlives its page
 */
async function send({ row, url, key }: Submission, cancel?: AbortSignal): Promise<Outcome> {
  const request = new AbortController();
  const abort = (): void => request.abort();
  const timer = setTimeout(abort, answerLimit);
  cancel?.addEventListener('abort', abort);
  const response = await fetch(`${url.replace(/\/$/, '')}/rest/v1/leads`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(row),
    // Neither a closed tab nor, in Chromium, `abort` ends such a request, so one that may be canceled must not be one.
    keepalive: !cancel,
    redirect: 'error',
    signal: request.signal,
  }).catch(() => undefined);
  const text = (await response?.text().catch(() => '')) ?? '';
  clearTimeout(timer);
  const [status, code = 'none'] = [response?.status ?? 0, /"code":\s*"(\w+)"/.exec(text)?.[1]];
  if (status === 201 && !text.trimStart().startsWith('<')) return 'stored';
  // What went wrong, and nothing about whom.
  if (!cancel?.aborted) console.error(`The lead was not stored: status ${status}, code ${code}`);
  return refusals.test(code) ? 'refused' : 'failed';
}

/** Sends what was submitted, and notes in it and on the device what became of it. */
export async function deliver(submission: Submission, cancel?: AbortSignal): Promise<Outcome> {
  const outcome = await send(submission, cancel);
  if (outcome === 'refused') submission.isRefused = true;
  const noting =
    outcome === 'stored' ? settle(submission.row) : outcome === 'refused' ? markRefused(submission) : undefined;
  if (noting) await inTime(noting).catch(() => undefined);
  return outcome;
}

async function stillWaiting(id: string): Promise<Submission | undefined> {
  const draft = (await readAll()).drafts.find((one) => one.id === id);
  return draft && waiting(draft);
}

/** Sends everything that waits, but for the draft that a page sends by itself; then deletes what is too old. */
export async function deliverAll(exceptId?: string): Promise<void> {
  for (const { id } of (await readAll()).drafts) {
    const submission = id === exceptId ? undefined : await stillWaiting(id);
    if (!submission) continue;
    const cancel = new AbortController();
    // In another tab, the visitor may edit or discard it while it is on its way.
    const look = () =>
      void stillWaiting(id).then(
        (still) => still ?? cancel.abort(),
        () => undefined,
      );
    const timer = setInterval(look, 500);
    await deliver(submission, cancel.signal);
    clearInterval(timer);
  }
  await sweep();
}
