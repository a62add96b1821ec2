import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadRow } from '../../../src/lib/leads/lead.ts';
import { flush, keep, loadWaiting, settle, takeUntold } from '../../../src/lib/leads/outbox.ts';
import type { SendResult } from '../../../src/lib/leads/send-lead.ts';
import { connect } from '../../../src/lib/leads/store.ts';
import { listenToTabs, type TabMessage } from '../../../src/lib/leads/tabs.ts';
import { saveDraft } from '../../../src/lib/leads/draft.ts';
import { discardAll } from '../../../src/lib/leads/lifetime.ts';
import { useFreshStorage } from './fresh-storage.ts';
import { answers, row } from './lead-row.ts';

useFreshStorage();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

const now = Date.UTC(2025, 0, 15, 9, 2);
const day = 86_400_000;
const other = { ...answers, customRequest: 'Something else' };
const waitingRows = async () => (await loadWaiting()).map((entry) => entry.row);
const stored: SendResult = { kind: 'stored' };
const failed: SendResult = { kind: 'failed', cause: { status: 503, code: 'PGRST000' } };

const otherRow = { ...row, custom_request: other.customRequest, created_at: '2025-01-15T09:03:00.000Z' };

describe('keeping a lead', () => {
  it('writes it down within the task of the press', async () => {
    await connect();
    void keep(row, null);
    await expect(loadWaiting()).resolves.toEqual([{ row, savedAt: now }]);
  });

  it('gives it the place of the one that it was edited from', async () => {
    await keep(row, null);
    await keep(otherRow, row);
    expect(await waitingRows()).toEqual([otherRow]);
  });
});

describe('a stored lead', () => {
  const keptOnDevice = async () => {
    const database = await connect();
    const kept = database.transaction(['draft', 'outbox']);
    const all = [kept.objectStore('draft').getAll(), kept.objectStore('outbox').getAll()];
    await new Promise((resolve) => kept.addEventListener('complete', resolve));
    return all.flatMap(({ result }) => result);
  };

  it('leaves nothing of the person on the device, and from the worker a note until a page has said so', async () => {
    await saveDraft({ answers, step: 5, attempt: null });
    await keep(row, null);
    await settle(row);
    expect(JSON.stringify(await keptOnDevice())).not.toMatch(/Ada|ada@|Engines/);
    expect([await takeUntold(), await takeUntold()]).toEqual([true, false]);
    expect(await keptOnDevice()).toEqual([]);
  });

  it('takes along every entry that says the same, whatever its created_at', async () => {
    await keep(row, null);
    await settle({ ...row, created_at: '2025-01-15T09:02:01.000Z' });
    expect(await waitingRows()).toEqual([]);
  });
});

describe('entries that wait', () => {
  it.each([
    [30, true],
    [30.01, false],
    [401, false],
  ])('after %d days: %s', async (days, kept) => {
    await keep(row, null);
    vi.setSystemTime(now + days * day);
    expect(await waitingRows()).toEqual(kept ? [row] : []);
  });

  it.each([-3650, 3650])('are kept when the clock jumps by %i days, and end 30 days after', async (days) => {
    await keep(row, null);
    vi.setSystemTime(now + days * day);
    expect(await waitingRows()).toEqual([row]);
    vi.setSystemTime(now + (days + 31) * day);
    expect(await waitingRows()).toEqual([]);
  });
});

describe('flushing', () => {
  it('sends every lead that waits, takes it out on proof and tells the tabs', async () => {
    await keep(row, null);
    await keep(otherRow, null);
    const told: TabMessage[] = [];
    const stop = listenToTabs((message) => told.push(message));

    const send = vi.fn<(lead: LeadRow) => Promise<SendResult>>().mockResolvedValue(stored);
    await flush(send);
    expect(send.mock.calls).toEqual([[row], [otherRow]]);
    expect(await waitingRows()).toEqual([]);
    await expect.poll(() => told).toEqual([row, otherRow].map((sent) => ({ type: 'delivered', row: sent })));
    stop();
  });

  it('keeps a lead whatever else the server answers, and sends the next one all the same', async () => {
    await keep(row, null);
    await keep(otherRow, null);
    const send = vi.fn<() => Promise<SendResult>>().mockResolvedValueOnce(failed).mockResolvedValue(stored);
    await flush(send);
    expect(await waitingRows()).toEqual([row]);
  });

  it('leaves what a draft was changed from to the next Submit, if asked to', async () => {
    await keep(row, null);
    const send = vi.fn<() => Promise<SendResult>>().mockResolvedValue(failed);
    await saveDraft({ answers: other, step: 5, attempt: row });
    await flush(send, false);
    expect(send).not.toHaveBeenCalled();
    for (const draft of [
      { answers: other, step: 5, attempt: null },
      { answers, step: 5, attempt: row },
    ]) {
      send.mockClear();
      await saveDraft(draft);
      await flush(send, false);
      expect(send).toHaveBeenCalledOnce();
    }
  });

  it('sends nothing that was discarded while another lead was on its way', async () => {
    await keep(row, null);
    await keep(otherRow, null);
    const send = vi.fn<() => Promise<SendResult>>().mockImplementation(async () => {
      await discardAll();
      return failed;
    });
    await flush(send);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends again after a tab that failed', async () => {
    await keep(row, null);
    await expect(flush(() => Promise.reject(new Error('no script')))).rejects.toThrow('no script');
    const send = vi.fn<() => Promise<SendResult>>().mockResolvedValue(stored);
    await flush(send);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
