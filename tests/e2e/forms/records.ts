/** What the device keeps: drafts, leads that are queued to be sent, and confirmations of leads that were sent. */
import { type Answers, type Field, questions } from '../../../src/lib/lead/index.ts';
import type { Draft } from '../../../src/lib/submission/index.ts';
import { addAndReadRecords } from '../support/device.ts';
import type { Tab } from '../support/engine-test.ts';
import { emptyPath } from '../support/faulty-network.ts';
import { expect, poll } from '../support/test.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

interface RecordOptions {
  /** Whether the lead was submitted, and waits to be sent. */
  isQueued?: boolean;
  /** How many days ago it was saved. */
  daysAgo?: number;
  /** The step of the wizard, from 1; by default the last one. */
  step?: number;
}

/** Leaves a draft or a queued lead on the device, as another visit did. Opens an empty page for that. */
export async function leaveOnDevice(
  tab: Tab,
  url: string,
  answers: Answers,
  { isQueued = false, daysAgo = 0, step = questions.length }: RecordOptions = {},
): Promise<void> {
  const savedAt = Date.now() - daysAgo * DAY_MS;
  const draft: Draft = { id: `${savedAt}-${Math.random()}`, savedAt, answers, step };
  if (isQueued) draft.submission = { answers, createdAt: new Date(savedAt).toISOString() };
  await tab.goto(`${url}${emptyPath}`);
  await tab.evaluate(addAndReadRecords, [draft]);
}

/** Leaves the confirmation of a sent lead on the open page's device. */
export async function leaveConfirmation(tab: Tab, { daysAgo = 0 } = {}): Promise<void> {
  const savedAt = Date.now() - daysAgo * DAY_MS;
  const confirmation = { id: new Date(savedAt).toISOString(), savedAt };
  await tab.evaluate(addAndReadRecords, [confirmation]);
}

/** Waits until a page or the worker has noticed that a queued lead is too old to be sent. */
export async function expectFoundExpired(tab: Tab): Promise<void> {
  const foundExpiredAt = async () => (await recordsOf(tab))[0]?.submission?.foundExpiredAt;
  await poll(foundExpiredAt, { message: 'when a queued lead was found expired' }).toBeGreaterThan(0);
}

/** Makes it this much longer ago that the queued lead was found expired. */
export async function makeFoundExpiredEarlier(tab: Tab, url: string, ms: number): Promise<void> {
  await tab.goto(`${url}${emptyPath}`);
  const [record] = await recordsOf(tab);
  const { submission } = record!;
  const foundExpiredAt = submission!.foundExpiredAt! - ms;
  await tab.evaluate(addAndReadRecords, [{ ...record, submission: { ...submission, foundExpiredAt } }]);
}

export const recordsOf = (tab: Tab) => tab.evaluate(addAndReadRecords, []);

/** The records that are not confirmations: drafts and queued leads. */
export async function draftsOf(tab: Tab) {
  const records = await recordsOf(tab);
  return records.filter(({ answers }) => answers);
}

/** What each record says at a question; undefined for a confirmation. */
export async function savedAnswers(tab: Tab, field: Field): Promise<(string | undefined)[]> {
  const records = await recordsOf(tab);
  return records.map(({ answers }) => answers?.[field]);
}

/** Waits until the device keeps this many leads to be sent. */
export async function expectQueued(tab: Tab, count: number): Promise<void> {
  const countQueued = async (): Promise<number> => {
    const records = await recordsOf(tab);
    return records.filter(({ submission }) => submission).length;
  };
  // A page that is being left cannot say.
  const countOrUnknown = () => countQueued().catch(() => undefined);
  await poll(countOrUnknown, { message: 'the number of queued leads' }).toBe(count);
}

/** Waits until the device keeps no record. */
export const expectNothingOnDevice = (tab: Tab) => poll(() => recordsOf(tab)).toEqual([]);

/** Waits until the device keeps this text. */
export async function expectOnDevice(tab: Tab, text: string): Promise<void> {
  const isKept = async () => JSON.stringify(await recordsOf(tab)).includes(text);
  await poll(isKept, { message: `the device keeps "${text}"` }).toBe(true);
}

/** Deletes all records, as another tab may. */
export async function clearRecords(tab: Tab): Promise<void> {
  await tab.evaluate(clearStore, null);
  expect(await recordsOf(tab)).toEqual([]);
}

/** Runs in a page. */
function clearStore(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('leads');
    request.addEventListener('success', () => {
      const transaction = request.result.transaction('records', 'readwrite');
      transaction.objectStore('records').clear();
      transaction.addEventListener('complete', () => {
        request.result.close();
        resolve();
      });
    });
  });
}
