import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Report } from '../../../src/lib/delivery/index.ts';
import { isEmpty, toRow, type Answers, type LeadRow } from '../../../src/lib/lead/index.ts';
import { answers } from '../../a-lead.ts';
import { openTab, useFreshDevice } from './device.ts';

useFreshDevice();

const edited = { ...answers, fullName: 'Grace Hopper' };
const request = vi.fn<typeof fetch>();
const respond = (status: number) => new Response(status === 400 ? '{"code":"23514"}' : '', { status });
const sentRows = () => request.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as LeadRow);
const expectSoon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000, interval: 5 });
beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset());
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Opens a page. Its form has `answers`, unless it finds a draft. `shown` is what its session has reported. */
async function openPage() {
  const tab = await openTab();
  const form = { ...answers };
  const fill = (typed: Answers) => ({ answers: { ...Object.assign(form, typed) }, step: 5 });
  const shown: Report = { phase: 'asking', kept: false, news: null };
  const report = vi.fn<(change: Partial<Report>) => void>((change) => Object.assign(shown, change));
  const session = tab.createSession(report);
  const opening = session.open(Boolean, (opened) => fill(isEmpty(opened.answers) ? form : opened.answers));
  const type = (typed: Answers) => session.save(fill(typed).answers, 5);
  const submit = () => session.submit({ ...form });
  const onDevice = async () => {
    const { drafts, receipts } = await tab.readAll();
    return [...drafts.map(tab.stateOf), ...receipts.map(() => 'receipt')].toSorted();
  };
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const watch = () => session.watch(leaving.signal);
  return { ...session, tab, form, report, shown, opening, type, submit, watch, onDevice };
}
type Page = Awaited<ReturnType<typeof openPage>>;

it.each<[string, number | null, Answers, Partial<Report>]>([
  ['goes on with what was typed before Submit', null, edited, { phase: 'asking', news: null }],
  ['sends at once what waits', 503, answers, { phase: 'sent' }],
  ['says that changes after Submit are not sent', 503, edited, { phase: 'asking', news: 'edited' }],
  ['says that a lead was refused', 400, answers, { phase: 'refused' }],
])('a page that is opened later %s', async (_, status, typed, shown) => {
  const page = await openPage();
  await page.opening;
  request.mockResolvedValueOnce(respond(status ?? 503)).mockResolvedValue(respond(201));
  if (status) await page.submit();
  page.type(typed);
  const later = await openPage();
  await later.opening;
  await expectSoon(() => later.shown).toMatchObject(shown);
  expect(later.form).toEqual(typed);
  expect(sentRows()).toHaveLength(Number(status !== null) + Number(shown.phase === 'sent'));
});

it.each<[string, number, boolean, Partial<Report>, string[]]>([
  ['thanks, and leaves a receipt', 201, true, { phase: 'sent' }, ['draft', 'receipt']],
  ['says that it failed, and is kept', 503, true, { phase: 'failed', kept: true }, ['draft', 'waiting']],
  ['says that it is refused, and is kept', 400, true, { phase: 'refused', kept: true }, ['draft', 'refused']],
  ['does not promise what a full device cannot keep', 503, false, { phase: 'failed', kept: false }, []],
])('Submit before the draft is opened leaves that draft alone, and %s', async (_, status, hasRoom, shown, left) => {
  if (!hasRoom) vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new Error('full'));
  const before = await openTab();
  await before.keep({ ...before.newDraft(), answers: edited }).catch(() => undefined);
  request.mockResolvedValue(respond(status));
  const page = await openPage();
  await Promise.all([page.submit(), page.opening]);
  expect(page.report.mock.calls).toMatchObject([[{ phase: 'sending', kept: false }], [shown]]);
  expect([page.form, ...sentRows()]).toEqual([answers, toRow(answers, sentRows()[0]!.created_at)]);
  expect(await page.onDevice()).toEqual(left);
});

it('changes after a failure are not sent until they are undone: then the same lead waits again', async () => {
  request.mockImplementation(async () => respond(503));
  const page = await openPage();
  await page.submit();
  page.type(edited);
  expect(page.shown).toEqual({ phase: 'asking', kept: false, news: 'edited' });
  page.type(answers);
  expect(page.shown).toEqual({ phase: 'failed', kept: true, news: null });
  expect(await page.onDevice()).toEqual(['waiting']);
  vi.setSystemTime('2025-01-15');
  await page.submit();
  expect(sentRows()[1]).toEqual(sentRows()[0]);
});

it('where nothing can be stored, a page tries again within the minute, and asks before it is closed until then', async () => {
  vi.spyOn(indexedDB, 'open').mockThrow(new DOMException('blocked', 'SecurityError'));
  vi.useFakeTimers();
  request.mockResolvedValueOnce(respond(503)).mockResolvedValue(respond(201));
  const page = await openPage();
  page.watch();
  await page.submit();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect([page.shown.phase, asks()]).toEqual(['failed', true]);
  await vi.advanceTimersByTimeAsync(62_000);
  expect([page.shown.phase, asks()]).toEqual(['sent', false]);
});

it.each<[string, (page: Page, other: Page['tab'], sent: LeadRow) => unknown, Partial<Report>, string[]]>([
  ['is edited', (page) => page.type(edited), { phase: 'asking', kept: false, news: 'edited' }, ['draft', 'receipt']],
  ['is discarded', (page) => (page.discard(), page.type(edited)), { phase: 'asking', news: null }, ['draft']],
  ['is discarded in another tab', (_, other) => other.forgetAll(), { phase: 'asking', kept: false }, []],
  ['is refused elsewhere', (_, tab, row) => tab.markRefused({ row }), { phase: 'refused', kept: true }, ['receipt']],
  ['is stored by another tab', (_, other, row) => other.settle(row), { phase: 'sent' }, ['receipt']],
])('a lead that %s while it is sent again: the page says so, and ignores a late 201', async (_, act, shown, left) => {
  const late = Promise.withResolvers<Response>();
  request.mockResolvedValueOnce(respond(503)).mockReturnValue(late.promise);
  const page = await openPage();
  page.watch();
  await page.submit();
  window.dispatchEvent(new Event('online'));
  await expectSoon(sentRows).toHaveLength(2);
  await act(page, await openTab(), sentRows()[0]!);
  window.dispatchEvent(new Event('online'));
  await expectSoon(() => page.shown).toMatchObject(shown);
  expect(request.mock.calls[1]![1]!.signal!.aborted).toBe(shown.phase !== 'sent');
  const stored = respond(201);
  late.resolve(stored);
  const outcome = async () => [stored.bodyUsed, sentRows().length, await page.onDevice(), page.shown.phase];
  await expectSoon(outcome).toEqual([true, 2, left, shown.phase]);
});
