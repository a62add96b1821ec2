import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '../../../src/lib/submission/index.ts';
import { answers, lastStep, row } from '../../example-lead.ts';
import { openTab, useFreshDevice } from './fake-device.ts';

useFreshDevice();

const answer = vi.fn<typeof fetch>();
/** What the site's function answers. */
const given = vi.fn<typeof fetch>();
const said = vi.fn<(text: string) => void>();
let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  answer.mockReset();
  given.mockReset().mockImplementation(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => (url === '/lead' ? given(url, init) : answer(url, init)));
  vi.spyOn(console, 'error').mockImplementation(said.mockReset());
  tab = await openTab();
});

/** Nobody changes the answers. */
const cancellation = { signal: new AbortController().signal, isStillQueued: async () => true };
const submission: Submission = { answers, createdAt: row.created_at };
const submitted = (customRequest: string) => {
  const own = { ...answers, customRequest };
  return { ...tab.createDraft(), answers: own, step: lastStep, submission: { answers: own, createdAt: customRequest } };
};
const answers503 = () => Promise.resolve(new Response('', { status: 503 }));
const waitingTexts = async () => (await tab.readAll()).drafts.map((draft) => draft.answers.customRequest).toSorted();

it('says nothing about the person when the table refuses a lead', async () => {
  answer.mockResolvedValue(new Response(`{"code":"23514","details":"Failing row (${row.email})"}`, { status: 400 }));
  await expect(tab.sendSubmission(submission, cancellation)).resolves.toBe('refused');
  expect(said.mock.calls).toEqual([['The lead was not stored: status 400, code 23514']]);
});

it('takes a 201 for stored whose body is cut off, and a lost connection for failed', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) });
  answer.mockResolvedValueOnce(new Response(body, { status: 201 })).mockRejectedValue(new TypeError('no connection'));
  await expect(tab.sendSubmission(submission, cancellation)).resolves.toBe('stored');
  await expect(tab.sendSubmission(submission, cancellation)).resolves.toBe('failed');
});

describe('sending all that waits', () => {
  beforeEach(async () => {
    for (const text of ['one', 'two', 'three']) await tab.saveDraft(submitted(text));
  });

  it('goes on after a failure, and leaves what a page sends by itself, or was edited', async () => {
    const { id } = submitted('own');
    await tab.saveDraft({ ...submitted('own'), id });
    await tab.saveDraft({ ...submitted('before'), answers: { ...answers, customRequest: 'edited' } });
    answer.mockImplementation((_address, init) =>
      String(init?.body).includes('"two"') ? answers503() : Promise.resolve(new Response('', { status: 201 })),
    );
    await tab.sendQueued(id);
    expect(answer).toHaveBeenCalledTimes(3);
    expect(await waitingTexts()).toEqual(['edited', 'own', 'two']);
  });

  it('sends nothing that was discarded in the meantime', async () => {
    answer.mockImplementation(async () => {
      await tab.deleteAll();
      return answers503();
    });
    await tab.sendQueued();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(given).not.toHaveBeenCalled();
  });
});
