import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, Submission } from '../../../src/lib/submission/index.ts';
import { answers, lastStep } from '../../example-lead.ts';
import { openTab, useFreshDevice } from './fake-device.ts';

useFreshDevice();

let tab: Awaited<ReturnType<typeof openTab>>;
const DAY_MS = 86_400_000;
const submitTime = Date.UTC(2025, 0, 15);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: submitTime });
  tab = await openTab();
});

const submission: Submission = { answers, createdAt: new Date(submitTime).toISOString() };
const submitted = (from = tab): Draft => ({ ...from.createDraft(), answers, step: lastStep, submission });
const named = (fullName: string, from = tab): Draft => ({ ...from.createDraft(), answers: { ...answers, fullName } });
const edited = (draft: Draft): Draft => ({ ...draft, answers: { ...answers, fullName: 'Grace' } });
/** Opens a draft as a page does. */
const openDraft = async (from: typeof tab, canResume: (draft: Draft) => boolean): Promise<Draft> => {
  const found = await from.findDraft(canResume);
  return found ? from.adoptDraft(found) : from.createDraft();
};
/** Of records that are not used anymore, too. */
const countRecords = async (): Promise<number> => {
  const opening = indexedDB.open('leads');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const counting = opening.result.transaction('records').objectStore('records').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  opening.result.close();
  return counting.result;
};
const keptNames = async () => (await tab.readAll()).drafts.map((draft) => draft.answers.fullName);

it('has what was submitted on the disk before it is sent', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await tab.saveDraft(submitted());
  expect(transaction).toHaveBeenCalledWith('records', 'readwrite', { durability: 'strict' });
});

describe('a tab', () => {
  it('goes on with its own draft, and a new one with the newest, which is its own from then on', async () => {
    await tab.saveDraft({ ...named('Ada'), savedAt: Date.now() - 1000 });
    const second = await openTab();
    await second.saveDraft(named('Grace', second));
    expect((await openDraft(tab, () => true)).answers.fullName).toBe('Ada');
    const third = await openTab();
    const taken = await openDraft(third, () => true);
    expect(taken.answers.fullName).toBe('Grace');
    await third.saveDraft({ ...taken, answers: { ...answers, fullName: 'Grace Hopper' } });
    await expect.poll(async () => (await keptNames()).toSorted()).toEqual(['Ada', 'Grace Hopper']);
  });

  it('goes on with what waits, unless another request has been begun', async () => {
    await tab.saveDraft(submitted());
    const other = await openTab();
    expect((await openDraft(other, () => false)).answers.fullName).toBe('');
    expect((await openDraft(other, () => true)).submission).toEqual(submission);
  });
});

describe('a stored lead', () => {
  it('leaves nothing of the person on the device, but for a confirmation without a word of theirs', async () => {
    await tab.saveDraft(submitted());
    const other = await openTab();
    await other.saveDraft(named(answers.fullName, other));
    const third = await openTab();
    await third.saveDraft({ ...submitted(third), submission: { ...submission, createdAt: 'later' } });
    await tab.markSent(submission);
    const confirmationIds = [submission.createdAt, 'later'];
    expect(await tab.readAll()).toEqual({ drafts: [], confirmationIds, unshownIds: confirmationIds });
    await tab.markShown();
    expect(await tab.readAll()).toEqual({ drafts: [], confirmationIds, unshownIds: [] });
  });

  it('leaves an edit of it to the next Submit, and every other draft as it is', async () => {
    const draft = edited(submitted());
    await tab.saveDraft(draft);
    const other = await openTab();
    const another = { ...named('Bob', other), submission: { ...submission, createdAt: 'later' } };
    await other.saveDraft(another);
    await tab.markSent(submission);
    const drafts: unknown = expect.arrayContaining([draft, another]);
    expect(await tab.readAll()).toMatchObject({ drafts, confirmationIds: [submission.createdAt] });
  });
});

describe('what is old', () => {
  const at = async (time: number): Promise<void> => {
    vi.setSystemTime(time);
    await tab.deleteExpired();
  };

  it('is deleted after 30 days, and a shown confirmation after one', async () => {
    await tab.saveDraft(edited(submitted()));
    const bob = { answers: { ...answers, fullName: 'Bob' }, createdAt: new Date(submitTime).toISOString() };
    await tab.saveDraft({ ...named('Bob'), submission: bob });
    await tab.markSent(bob);
    await at(submitTime + 29 * DAY_MS);
    expect(await tab.readAll()).toMatchObject({ drafts: [{}], confirmationIds: [bob.createdAt] });
    await at(submitTime + 31 * DAY_MS);
    expect(await tab.readAll()).toEqual({ drafts: [], confirmationIds: [], unshownIds: [] });
  });

  it('is sent for 60 days after Submit and never later, and is deleted a day after the visit that finds it', async () => {
    await tab.saveDraft(submitted());
    await at(submitTime + 59 * DAY_MS);
    expect(await keptNames()).toEqual([answers.fullName]);
    await at(submitTime + 90 * DAY_MS);
    expect(await keptNames()).toEqual([]);
    expect(await countRecords()).toBe(1);
    await at(submitTime + 91.5 * DAY_MS);
    expect(await countRecords()).toBe(0);
  });

  it('is sent all the same once a clock is right that was far ahead, and then has its own last day', async () => {
    await tab.saveDraft(submitted());
    await at(submitTime + 900 * DAY_MS);
    expect(await keptNames()).toEqual([]);
    await at(submitTime + DAY_MS);
    expect(await keptNames()).toEqual([answers.fullName]);
    for (const days of [61, 61.5]) await at(submitTime + days * DAY_MS);
    expect(await countRecords()).toBe(1);
    await at(submitTime + 62.5 * DAY_MS);
    expect(await countRecords()).toBe(0);
  });

  it('is another lead once the visitor submits it again', () => {
    vi.setSystemTime(submitTime + 61 * DAY_MS);
    const again = tab.submitDraft(submitted(), answers, lastStep);
    expect(tab.queuedSubmission(again)).toEqual({ answers, createdAt: new Date().toISOString() });
  });
});

it('keeps nothing once all is deleted', async () => {
  await tab.saveDraft(submitted());
  await tab.deleteAll();
  expect(await keptNames()).toEqual([]);
});

it('does not create the database by reading, such as in a tab that goes on after the visitor has deleted it', async () => {
  await tab.saveDraft(submitted());
  const deleting = indexedDB.deleteDatabase('leads');
  const reading = tab.readAll();
  await new Promise((resolve) => deleting.addEventListener('success', resolve));
  await reading;
  await tab.sendQueued();
  await tab.markSent(submission);
  expect(await tab.readAll()).toMatchObject({ drafts: [] });
  expect(await indexedDB.databases()).toEqual([]);
});

it('says what is wrong when the storage does not answer', async () => {
  vi.useFakeTimers();
  const reading = tab.withTimeout(new Promise(() => undefined)).catch(String);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await reading).toContain('no answer from the storage');
  await tab.withTimeout(Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});
