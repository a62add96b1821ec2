import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FormStatus, Submission } from '../../../src/lib/submission/index.ts';
import { toRow, type Answers, type LeadRow } from '../../../src/lib/lead/index.ts';
import { answers, lastStep } from '../../example-lead.ts';
import { openTab, useFreshDevice } from './fake-device.ts';

useFreshDevice();

const edited = { ...answers, fullName: 'Grace Hopper' };
const request = vi.fn<typeof fetch>();
const respond = (status: number) => new Response(status === 400 ? '{"code":"23514"}' : '', { status });
/** The rows that were sent to the table. The site's function is not there. */
const sentRows = () => request.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as LeadRow);
const expectSoon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000, interval: 5 });
beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url === '/lead' ? respond(404) : request(url, init),
  );
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Opens a page whose form has `answers`. `shown` is what its session has reported. */
async function openPage() {
  const tab = await openTab();
  const shown: FormStatus = { phase: 'editing', isSaved: false, notice: null };
  const report = vi.fn<(change: Partial<FormStatus>) => void>((change) => Object.assign(shown, change));
  const session = tab.createSession(report);
  const fill = vi.fn<() => { answers: Answers; step: number }>().mockReturnValue({ answers, step: lastStep });
  const restoring = session.restore(Boolean, fill);
  const onDevice = async () => {
    const { drafts, confirmationIds } = await tab.readAll();
    return [...drafts.map(tab.draftStatus), ...confirmationIds.map(() => 'confirmation')].toSorted();
  };
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const watch = () => session.startSending(leaving.signal);
  return { ...session, tab, report, shown, fill, restoring, watch, onDevice };
}
type Page = Awaited<ReturnType<typeof openPage>>;

it.each<[string, number, Partial<FormStatus>, string[]]>([
  ['thanks, and leaves a confirmation', 201, { phase: 'sent' }, ['confirmation', 'draft']],
  ['says that it failed, and is kept', 503, { phase: 'failed', isSaved: true }, ['draft', 'queued']],
  ['says that it is refused, and is kept', 400, { phase: 'refused', isSaved: true }, ['draft', 'refused']],
])('Submit before the draft is opened leaves that draft alone, and %s', async (_, status, shown, left) => {
  const before = await openTab();
  await before.saveDraft({ ...before.createDraft(), answers: edited });
  request.mockResolvedValue(respond(status));
  const page = await openPage();
  await Promise.all([page.submit(answers), page.restoring]);
  expect(page.report.mock.calls).toMatchObject([[{ phase: 'sending', isSaved: false }], [shown]]);
  expect(page.fill).not.toHaveBeenCalled();
  expect(sentRows()).toEqual([toRow(answers, sentRows()[0]!.created_at)]);
  expect(await page.onDevice()).toEqual(left);
});

it('where nothing can be stored, a page tries again within the minute, and asks before it is closed until then', async () => {
  vi.spyOn(indexedDB, 'open').mockThrow(new DOMException('blocked', 'SecurityError'));
  vi.useFakeTimers();
  request.mockResolvedValueOnce(respond(503)).mockResolvedValue(respond(201));
  const page = await openPage();
  page.watch();
  await page.submit(answers);
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect([page.shown.phase, asks()]).toEqual(['failed', true]);
  await vi.advanceTimersByTimeAsync(62_000);
  expect([page.shown.phase, asks()]).toEqual(['sent', false]);
});

it.each<[string, (page: Page, other: Page['tab'], sent: Submission) => unknown, Partial<FormStatus>, string[]]>([
  [
    'is edited',
    (page) => page.save(edited, lastStep),
    { phase: 'editing', isSaved: false, notice: 'edited' },
    ['confirmation', 'edited'],
  ],
  ['is discarded in another tab', (_, other) => other.deleteAll(), { phase: 'editing', isSaved: false }, []],
  ['is stored by another tab', (_, other, sent) => other.markSent(sent), { phase: 'sent' }, ['confirmation']],
])(
  'a lead that %s while it is sent again: the page says so, and ignores a late 201',
  async (_, change, shown, left) => {
    const lateResponse = Promise.withResolvers<Response>();
    request.mockResolvedValueOnce(respond(503)).mockReturnValue(lateResponse.promise);
    const page = await openPage();
    page.watch();
    await page.submit(answers);
    window.dispatchEvent(new Event('online'));
    await expectSoon(sentRows).toHaveLength(2);
    await change(page, await openTab(), { answers, createdAt: sentRows()[0]!.created_at });
    window.dispatchEvent(new Event('online'));
    await expectSoon(() => page.shown).toMatchObject(shown);
    expect(request.mock.calls[1]![1]!.signal!.aborted).toBe(true);
    const stored = respond(201);
    lateResponse.resolve(stored);
    const outcome = async () => [stored.bodyUsed, sentRows().length, await page.onDevice(), page.shown.phase];
    await expectSoon(outcome).toEqual([true, 2, left, shown.phase]);
  },
);

it('what the device could not keep does not count as kept, so that no older draft is filled in over it', async () => {
  const page = await openPage();
  await page.restoring;
  expect(page.getSavedAnswers()).toEqual(answers);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('full', 'QuotaExceededError'));
  expect(await page.save(edited, lastStep)).toBe(false);
  expect(page.getSavedAnswers()).toEqual(answers);
});

it('what the device could not keep does not count as kept while it is sent either', async () => {
  vi.spyOn(indexedDB, 'open').mockThrow(new DOMException('blocked', 'SecurityError'));
  request.mockReturnValue(new Promise(() => undefined));
  const page = await openPage();
  await page.restoring;
  void page.submit(answers);
  await expectSoon(sentRows).toHaveLength(1);
  expect(await page.save(answers, lastStep)).toBe(false);
});
