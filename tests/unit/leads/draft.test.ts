import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetAll, loadDraft, saveDraft } from '../../../src/lib/leads/draft.ts';
import { loadWaiting, writeAhead } from '../../../src/lib/leads/outbox.ts';
import { useFreshStorage } from './fresh-storage.ts';
import { answers } from './lead-row.ts';

useFreshStorage();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draft = { answers, step: 3, attempt: null };

describe('the draft', () => {
  it('comes back as it was saved', async () => {
    await saveDraft(draft);
    await expect(loadDraft()).resolves.toMatchObject(draft);
  });

  it('is not there before there is one', async () => {
    await expect(loadDraft()).resolves.toBeNull();
  });

  it('is gone after a week', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 0, 15) });
    await saveDraft(draft);
    vi.setSystemTime(Date.UTC(2025, 0, 22));
    await expect(loadDraft()).resolves.toMatchObject(draft);
    vi.setSystemTime(Date.UTC(2025, 0, 22, 0, 1));
    await expect(loadDraft()).resolves.toBeNull();
    vi.setSystemTime(Date.UTC(2025, 0, 15));
    await expect(loadDraft()).resolves.toBeNull();
  });

  it('goes with everything that waits when the visitor starts over', async () => {
    await saveDraft(draft);
    await writeAhead(answers, null);
    await forgetAll();
    await expect(loadDraft()).resolves.toBeNull();
    await expect(loadWaiting()).resolves.toEqual([]);
  });
});
