import { describe, expect, it, vi } from 'vitest';
import { createDraftSaver, loadDraft, saveDraft, type LeadDraft } from '../../../src/lib/leads/draft.ts';
import { discardAll } from '../../../src/lib/leads/lifetime.ts';
import { keep, loadWaiting, settle } from '../../../src/lib/leads/outbox.ts';
import { handOverKey } from '../../../src/lib/leads/names.ts';
import { connect } from '../../../src/lib/leads/store.ts';
import { holdStores, openOtherTab, useFreshStorage } from './fresh-storage.ts';
import { toRow } from '../../../src/lib/leads/lead.ts';
import { answers, row } from './lead-row.ts';

useFreshStorage();

const draft: LeadDraft = { answers, step: 3, attempt: null };
const named = (fullName: string): LeadDraft => ({ ...draft, answers: { ...answers, fullName } });
const keptName = async () => (await loadDraft())?.answers.fullName ?? null;

describe('the draft', () => {
  it.each([
    ['a week', 7, true],
    ['more than a week', 7.01, false],
    ['401 days', 401, false],
  ])('after %s', async (_name, days, kept) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 0, 15) });
    await saveDraft(draft);
    vi.setSystemTime(Date.UTC(2025, 0, 15) + days * 86_400_000);
    expect(await keptName()).toBe(kept ? answers.fullName : null);
    vi.setSystemTime(Date.UTC(2025, 0, 15));
    expect(await keptName()).toBe(kept ? answers.fullName : null);
  });

  it.each([-3000, 3000])('ends a week after a clock that jumped by %i days is seen', async (days) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 0, 15) });
    await saveDraft(draft);
    const jumped = Date.UTC(2025, 0, 15) + days * 86_400_000;
    vi.setSystemTime(jumped);
    expect(await keptName()).toBe(answers.fullName);
    vi.setSystemTime(jumped + 8 * 86_400_000);
    expect(await keptName()).toBeNull();
  });
});

describe('the drafts of two tabs', () => {
  it('do not take each other’s place', async () => {
    await saveDraft(named('Ada'));
    const other = await openOtherTab();
    await other.saveDraft(named('Grace'));
    expect(await keptName()).toBe('Ada');
    expect((await other.loadDraft())?.answers.fullName).toBe('Grace');
  });

  it('go on in a new tab with the newest, once', async () => {
    await saveDraft(draft);
    const other = await openOtherTab();
    await expect(other.loadDraft()).resolves.toMatchObject(draft);
    expect((await other.loadDraft())?.answers.fullName).toBe(answers.fullName);
    await other.saveDraft(named('Ada King'));
    expect(await keptName()).toBe('Ada King');
  });

  it('go with the lead that says the same, and with no other', async () => {
    await saveDraft(named('Grace'));
    const other = await openOtherTab();
    await other.saveDraft(draft);
    await other.settle(row);
    expect(await keptName()).toBe('Grace');
    await settle(toRow(named('Grace').answers, row.created_at));
    expect(await keptName()).toBeNull();
  });
});

describe('discarding', () => {
  it('takes every draft and everything that waits', async () => {
    await saveDraft(draft);
    await keep({ ...row, created_at: new Date().toISOString() }, null);
    await discardAll();
    await expect(loadDraft()).resolves.toBeNull();
    await expect(loadWaiting()).resolves.toEqual([]);
  });

  it('keeps what is typed after it', async () => {
    await saveDraft(named('Ada'));
    await discardAll();
    await new Promise((resolve) => setTimeout(resolve, 2));
    await saveDraft(named('Grace'));
    expect(await keptName()).toBe('Grace');
  });
});

/** Fifty key presses on a device that writes nothing until it is released. */
async function typeOnSlowDevice() {
  await connect();
  const release = await holdStores();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const saver = createDraftSaver();
  saver.release();
  for (let keys = 1; keys <= 50; keys += 1) saver.save(named('a'.repeat(keys)));
  return { saver, put, release };
}

describe('saving at every key', () => {
  it('hands each draft to the browser within its task', async () => {
    await connect();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const saver = createDraftSaver();
    saver.release();
    saver.save(named('A'));
    saver.save(named('Ad'));
    expect(put).toHaveBeenCalledTimes(2);
    await expect.poll(keptName).toBe('Ad');
  });

  it('keeps only the newest waiting while the device is slow, and writes it as soon as it can', async () => {
    const { put, release } = await typeOnSlowDevice();
    expect(put).toHaveBeenCalledTimes(16);
    release();
    await expect.poll(() => put.mock.calls.length).toBe(17);
    await expect.poll(keptName).toBe('a'.repeat(50));
  });

  it('writes at once what is not written when the page goes', async () => {
    const { saver, put, release } = await typeOnSlowDevice();
    saver.flush();
    expect(put).toHaveBeenCalledTimes(17);
    release();
    await expect.poll(keptName).toBe('a'.repeat(50));
  });

  it('waits until the kept draft is read, so that a first keystroke does not take its place', async () => {
    await connect();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const saver = createDraftSaver();
    saver.save(named('A'));
    saver.flush();
    expect(put).not.toHaveBeenCalled();
    saver.release();
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('goes on when a write fails, and keeps what the contact form handed over until a draft has it', async () => {
    await connect();
    sessionStorage.setItem(handOverKey, '{"fullName":"A"}');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const saver = createDraftSaver();
    saver.release();
    saver.save(named('A'));
    expect(await keptName()).toBeNull();
    expect(sessionStorage.getItem(handOverKey)).not.toBeNull();
    saver.save(named('Ad'));
    await expect.poll(keptName).toBe('Ad');
    await expect.poll(() => sessionStorage.getItem(handOverKey)).toBeNull();
  });

  it('drops what is not written once the answers are sent', async () => {
    const { saver, put, release } = await typeOnSlowDevice();
    saver.drop();
    release();
    await expect.poll(keptName).toBe('a'.repeat(16));
    expect(put).toHaveBeenCalledTimes(16);
  });
});
