import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, Submission } from '../../../src/lib/submission/index.ts';
import { answers, lastStep } from '../../example-lead.ts';
import { openTab, useFreshDevice } from './fake-device.ts';

useFreshDevice();

let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  tab = await openTab();
});

const submission: Submission = { answers, createdAt: '2025-01-15T09:02:00.000Z' };
const submitted = (from = tab): Draft => ({ ...from.createDraft(), answers, step: lastStep, submission });
const named = (fullName: string, from = tab): Draft => ({ ...from.createDraft(), answers: { ...answers, fullName } });
const edited = (draft: Draft): Draft => ({ ...draft, answers: { ...answers, fullName: 'Grace' } });
/** Opens a draft as a page does. */
const openDraft = async (from: typeof tab, canResume: (draft: Draft) => boolean): Promise<Draft> => {
  const found = await from.findDraft(canResume);
  return found ? from.adoptDraft(found) : from.createDraft();
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

it('keeps everything for 30 days, what waits for 60 and a last day, and nothing once all is discarded', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 0, 15) });
  await tab.saveDraft(submitted());
  const bob = { answers: { ...answers, fullName: 'Bob' }, createdAt: 'other' };
  await tab.saveDraft({ ...named('Bob'), submission: bob });
  await tab.markSent(bob);
  for (const year of [2015, 2025]) {
    vi.setSystemTime(Date.UTC(year, 1, 14));
    await tab.deleteExpired();
  }
  expect(await tab.readAll()).toMatchObject({ drafts: [{ answers }], confirmationIds: ['other'] });
  vi.setSystemTime(Date.UTC(2025, 1, 14, 0, 1));
  const [own] = (await tab.readAll()).drafts;
  await tab.saveDraft({ ...edited(own!), id: 'another' });
  await tab.deleteExpired();
  expect(await tab.readAll()).toMatchObject({ drafts: [{ id: own!.id }], confirmationIds: [] });
  vi.setSystemTime(Date.UTC(2025, 2, 16, 0, 1));
  await tab.deleteExpired();
  expect((await tab.readAll()).drafts).toHaveLength(1);
  vi.setSystemTime(Date.UTC(2025, 2, 17, 0, 2));
  await tab.deleteExpired();
  expect(await tab.readAll()).toEqual({ drafts: [], confirmationIds: [], unshownIds: [] });
  await tab.saveDraft(submitted());
  await tab.deleteAll();
  expect(await keptNames()).toEqual([]);
});
