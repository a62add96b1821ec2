import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadRow } from '../../../src/lib/leads/lead.ts';
import { flush, jot, loadWaiting, settle, writeAhead } from '../../../src/lib/leads/outbox.ts';
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

describe('writing ahead', () => {
  it('keeps the row that will be sent', async () => {
    await expect(writeAhead(answers, null, now)).resolves.toEqual(row);
    await expect(loadWaiting()).resolves.toEqual([{ row, savedAt: now }]);
  });

  it('gives the same answers the same created_at, however often they are submitted', async () => {
    await writeAhead(answers, null, now);
    const again = await writeAhead({ ...answers, fullName: ' Ada Lovelace ' }, row.created_at, now + 60_000);
    expect(again).toEqual(row);
    expect(await waitingRows()).toEqual([row]);
  });

  it('gives edited answers a new created_at and the place of the old entry', async () => {
    await writeAhead(answers, null, now);
    const edited = await writeAhead(other, row.created_at, now + 60_000);
    expect(edited.created_at).toBe('2025-01-15T09:03:00.000Z');
    expect(await waitingRows()).toEqual([edited]);
  });

  it('keeps two leads of the same millisecond apart', async () => {
    const [first, second] = await Promise.all([writeAhead(answers, null, now), writeAhead(other, null, now)]);
    expect(first.created_at).not.toBe(second.created_at);
    expect(await waitingRows()).toEqual([first, second]);
  });

  it('gives two tabs with the same answers one created_at', async () => {
    const both = await Promise.all([writeAhead(answers, null, now), writeAhead(answers, null, now + 5)]);
    expect(both).toEqual([row, row]);
  });

  it('repeats the created_at of answers that were stored today, so that a second tab makes no second lead', async () => {
    await settle(await writeAhead(answers, null, now));
    expect(await waitingRows()).toEqual([]);
    expect((await writeAhead(answers, null, now + 60_000)).created_at).toBe(row.created_at);
    expect((await writeAhead(other, null, now + 60_000)).created_at).not.toBe(row.created_at);
  });

  it('takes the same answers of another day for a new lead', async () => {
    await settle(await writeAhead(answers, null, now));
    vi.setSystemTime(now + 2 * day);
    expect((await writeAhead(answers, null)).created_at).toBe('2025-01-17T09:02:00.000Z');
  });
});

describe('a lead that is jotted down in the moment of Submit', () => {
  const minute = 60_000;
  beforeEach(async () => void (await connect()));

  it('waits, although the page was closed before it could do more', async () => {
    jot(answers, null, now);
    expect(await waitingRows()).toEqual([row]);
  });

  it('is the lead that is written ahead after it', async () => {
    jot(answers, null, now);
    expect(await writeAhead(answers, null, now)).toEqual(row);
    await expect(loadWaiting()).resolves.toEqual([{ row, savedAt: now }]);
  });

  it('gives way to the same answers of an earlier attempt, which the server may have', async () => {
    await writeAhead(answers, null, now);
    // A clock that was set back in the meantime.
    jot(answers, row.created_at, now - minute);
    expect(await waitingRows()).toEqual([row]);
    jot(answers, row.created_at, now + minute);
    expect(await writeAhead(answers, row.created_at, now + minute)).toEqual(row);
    expect(await waitingRows()).toEqual([row]);
  });

  it('takes the place of the answers that it was edited from', async () => {
    await writeAhead(answers, null, now);
    jot(other, row.created_at, now + minute);
    expect((await waitingRows()).map((waiting) => waiting.custom_request)).toEqual([other.customRequest]);
  });

  it('is dropped when the same answers were stored today', async () => {
    await settle(await writeAhead(answers, null, now));
    jot(answers, null, now + minute);
    expect(await waitingRows()).toEqual([]);
    jot(answers, null, now + minute);
    expect(await writeAhead(answers, null, now + minute)).toEqual(row);
  });

  it('overwrites no other lead of the same millisecond', async () => {
    await writeAhead(other, null, now);
    jot(answers, null, now);
    expect(await waitingRows()).toMatchObject([{ custom_request: other.customRequest }]);
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

  it('leaves nothing of the person on the device, and its fingerprint for a day', async () => {
    await saveDraft({ answers, step: 5, attempt: null });
    await settle(await writeAhead(answers, null, now));
    expect(await keptOnDevice()).toHaveLength(1);
    expect(JSON.stringify(await keptOnDevice())).not.toMatch(/Ada|ada@|Engines/);
    vi.setSystemTime(now + day + 1);
    await loadWaiting();
    expect(await keptOnDevice()).toEqual([]);
  });

  it('takes along every entry that says the same, whatever its created_at', async () => {
    await writeAhead(answers, null, now);
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
    await writeAhead(answers, null, now);
    vi.setSystemTime(now + days * day);
    expect(await waitingRows()).toEqual(kept ? [row] : []);
  });

  it.each([-3650, 3650])('are kept when the clock jumps by %i days, and end 30 days after', async (days) => {
    await writeAhead(answers, null, now);
    vi.setSystemTime(now + days * day);
    expect(await waitingRows()).toEqual([row]);
    vi.setSystemTime(now + (days + 31) * day);
    expect(await waitingRows()).toEqual([]);
  });
});

describe('flushing', () => {
  it('sends every lead that waits, takes it out on proof and tells the tabs', async () => {
    const first = await writeAhead(answers, null, now);
    const second = await writeAhead(other, null, now);
    const told: TabMessage[] = [];
    const stop = listenToTabs((message) => told.push(message));

    const send = vi.fn<(lead: LeadRow) => Promise<SendResult>>().mockResolvedValue(stored);
    await flush(send);
    expect(send.mock.calls).toEqual([[first], [second]]);
    expect(await waitingRows()).toEqual([]);
    await expect.poll(() => told).toEqual([first, second].map((sent) => ({ type: 'delivered', row: sent })));
    stop();
  });

  it('keeps a lead whatever else the server answers, and sends the next one all the same', async () => {
    await writeAhead(answers, null, now);
    await writeAhead(other, null, now);
    const send = vi.fn<() => Promise<SendResult>>().mockResolvedValueOnce(failed).mockResolvedValue(stored);
    await flush(send);
    expect(await waitingRows()).toEqual([row]);
  });

  it('leaves what a draft was changed from to the next Submit, if asked to', async () => {
    const { created_at: attempt } = await writeAhead(answers, null, now);
    const send = vi.fn<() => Promise<SendResult>>().mockResolvedValue(failed);
    await saveDraft({ answers: other, step: 5, attempt });
    await flush(send, { edited: false });
    expect(send).not.toHaveBeenCalled();
    for (const draft of [
      { answers: other, step: 5, attempt: null },
      { answers, step: 5, attempt },
    ]) {
      send.mockClear();
      await saveDraft(draft);
      await flush(send, { edited: false });
      expect(send).toHaveBeenCalledOnce();
    }
  });

  it('sends nothing that was discarded while another lead was on its way', async () => {
    await writeAhead(answers, null, now);
    await writeAhead(other, null, now);
    const send = vi.fn<() => Promise<SendResult>>().mockImplementation(async () => {
      await discardAll();
      return failed;
    });
    await flush(send);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends once when two tabs come back together', async () => {
    await writeAhead(answers, null, now);
    const send = vi.fn<() => Promise<SendResult>>().mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return stored;
    });
    await Promise.all([flush(send), flush(send)]);
    await flush(send);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends again after a tab that failed', async () => {
    await writeAhead(answers, null, now);
    await expect(flush(() => Promise.reject(new Error('no script')))).rejects.toThrow('no script');
    const send = vi.fn<() => Promise<SendResult>>().mockResolvedValue(stored);
    await flush(send);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
