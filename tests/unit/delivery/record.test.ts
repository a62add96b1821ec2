import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, Submission } from '../../../src/lib/delivery/index.ts';
import { answers, row } from '../../a-lead.ts';
import { openTab, useFreshDevice } from './device.ts';

useFreshDevice();

let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  tab = await openTab();
});

const submission: Submission = { row, url: 'https://project.supabase.co', key: 'sb_publishable_test' };
const submitted = (from = tab): Draft => ({ ...from.newDraft(), answers, step: 5, submission });
const named = (fullName: string, from = tab): Draft => ({ ...from.newDraft(), answers: { ...answers, fullName } });
const edited = (draft: Draft): Draft => ({ ...draft, answers: { ...answers, fullName: 'Grace' } });
const keptNames = async () => (await tab.readAll()).drafts.map((draft) => draft.answers.fullName);

it('hands a draft to the browser within the task of the key, and what was submitted to the disk', async () => {
  await tab.readAll();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const keeping = tab.keep(named('A'));
  await Promise.resolve();
  expect(transaction).toHaveBeenLastCalledWith('records', 'readwrite', { durability: 'relaxed' });
  expect(commit).toHaveBeenCalledTimes(1);
  await keeping;
  expect(await keptNames()).toEqual(['A']);
  await tab.keep(submitted());
  expect(transaction).toHaveBeenCalledWith('records', 'readwrite', { durability: 'strict' });
});

describe('a tab', () => {
  it('goes on with its own draft, and a new one with the newest, which is its own from then on', async () => {
    await tab.keep({ ...named('Ada'), savedAt: Date.now() - 1000 });
    const second = await openTab();
    await second.keep(named('Grace', second));
    expect((await tab.openDraft(false)).answers.fullName).toBe('Ada');
    const third = await openTab();
    const taken = await third.openDraft(false);
    expect(taken.answers.fullName).toBe('Grace');
    await third.keep({ ...taken, answers: { ...answers, fullName: 'Grace Hopper' } });
    expect(await keptNames()).toEqual(expect.arrayContaining(['Ada', 'Grace Hopper']));
    expect(await keptNames()).toHaveLength(2);
  });

  it('goes on with what waits, unless another request has been begun', async () => {
    await tab.keep(submitted());
    const other = await openTab();
    expect((await other.openDraft(true)).answers.fullName).toBe('');
    expect((await other.openDraft(false)).submission).toEqual(submission);
  });
});

it('waits to be sent: what was submitted, while nobody has edited it, nor the table refused it for good', () => {
  const draft = submitted();
  expect(tab.waiting(named('Ada'))).toBeUndefined();
  expect(tab.waiting(draft)).toBe(submission);
  expect(tab.waiting(edited(draft))).toBeUndefined();
  expect(tab.waiting({ ...edited(draft), answers })).toBe(submission);
  expect(tab.waiting({ ...draft, submission: { ...submission, isRefused: true } })).toBeUndefined();
});

describe('a stored lead', () => {
  it('leaves nothing of the person on the device, but for a receipt until a page has said so', async () => {
    await tab.keep(submitted());
    const other = await openTab();
    await other.keep(named(answers.fullName, other));
    const third = await openTab();
    await third.keep({ ...submitted(third), submission: { ...submission, row: { ...row, created_at: 'later' } } });
    await tab.settle(row);
    expect(await tab.readAll()).toEqual({ drafts: [], receipts: [row.created_at, 'later'] });
    await tab.forgetReceipts();
    expect(await tab.readAll()).toEqual({ drafts: [], receipts: [] });
  });

  it('leaves an edit of it to the next Submit, and every other draft as it is', async () => {
    const draft = edited(submitted());
    await tab.keep(draft);
    const other = await openTab();
    const another = { ...named('Bob', other), submission: { ...submission, row: { ...row, created_at: 'later' } } };
    await other.keep(another);
    await tab.settle(row);
    const { submission: _, ...left } = draft;
    expect((await tab.readAll()).drafts).toEqual(expect.arrayContaining([left, another]));
  });
});

it('leaves the words of a refused lead, which waits no more', async () => {
  await tab.keep(submitted());
  await tab.markRefused(submission);
  const [draft] = (await tab.readAll()).drafts;
  expect(draft?.answers).toEqual(answers);
  expect(tab.waiting(draft!)).toBeUndefined();
});

it('keeps everything for 30 days at most, and nothing once all is discarded', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 0, 15) });
  await tab.keep(submitted());
  const bob = { ...row, created_at: 'other', full_name: 'Bob' };
  await tab.keep({ ...named('Bob'), submission: { ...submission, row: bob } });
  await tab.settle(bob);
  vi.setSystemTime(Date.UTC(2025, 1, 14));
  await tab.sweep();
  expect(await tab.readAll()).toMatchObject({ drafts: [{ answers }], receipts: ['other'] });
  vi.setSystemTime(Date.UTC(2025, 1, 14, 0, 1));
  await tab.sweep();
  expect(await tab.readAll()).toEqual({ drafts: [], receipts: [] });
  await tab.keep(submitted());
  await tab.forgetAll();
  expect(await keptNames()).toEqual([]);
});
