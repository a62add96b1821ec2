import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '../../../src/lib/submission/index.ts';
import { answers, lastStep, row } from '../../example-lead.ts';
import { openTab, useFreshDevice } from './fake-device.ts';

useFreshDevice();

const tableResponse = vi.fn<typeof fetch>();
/** What the site's function answers. */
const functionResponse = vi.fn<typeof fetch>();
const logged = vi.fn<(text: string) => void>();
let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  tableResponse.mockReset();
  functionResponse.mockReset().mockImplementation(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === '/lead' ? functionResponse(url, init) : tableResponse(url, init),
  );
  vi.spyOn(console, 'error').mockImplementation(logged.mockReset());
  tab = await openTab();
});

/** Nobody changes the answers. */
const cancellation = { signal: new AbortController().signal, isStillQueued: async () => true };
const submission: Submission = { answers, createdAt: row.created_at };
const submittedDraft = (customRequest: string) => {
  const own = { ...answers, customRequest };
  return { ...tab.createDraft(), answers: own, step: lastStep, submission: { answers: own, createdAt: customRequest } };
};
const unavailable = () => Promise.resolve(new Response('', { status: 503 }));
const queuedTexts = async () => (await tab.readAll()).drafts.map((draft) => draft.answers.customRequest).toSorted();

it('says nothing about the person when the table refuses a lead', async () => {
  tableResponse.mockResolvedValue(
    new Response(`{"code":"23514","details":"Failing row (${row.email})"}`, { status: 400 }),
  );
  await expect(tab.sendSubmission(submission, cancellation)).resolves.toBe('refused');
  expect(logged.mock.calls).toEqual([['The lead was not stored: status 400, code 23514']]);
});

it('takes a 201 for stored whose body is cut off, and a lost connection for failed', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) });
  tableResponse
    .mockResolvedValueOnce(new Response(body, { status: 201 }))
    .mockRejectedValue(new TypeError('no connection'));
  await expect(tab.sendSubmission(submission, cancellation)).resolves.toBe('stored');
  await expect(tab.sendSubmission(submission, cancellation)).resolves.toBe('failed');
});

describe('sending all that is queued', () => {
  beforeEach(async () => {
    for (const text of ['one', 'two', 'three']) await tab.saveDraft(submittedDraft(text));
  });

  it('goes on after a failure, and leaves what a page sends by itself, or was edited', async () => {
    const { id } = submittedDraft('own');
    await tab.saveDraft({ ...submittedDraft('own'), id });
    await tab.saveDraft({ ...submittedDraft('before'), answers: { ...answers, customRequest: 'edited' } });
    tableResponse.mockImplementation((_address, init) =>
      String(init?.body).includes('"two"') ? unavailable() : Promise.resolve(new Response('', { status: 201 })),
    );
    await tab.sendQueued(id);
    expect(tableResponse).toHaveBeenCalledTimes(3);
    expect(await queuedTexts()).toEqual(['edited', 'own', 'two']);
  });

  it('sends nothing that was discarded in the meantime', async () => {
    tableResponse.mockImplementation(async () => {
      await tab.deleteAll();
      return unavailable();
    });
    await tab.sendQueued();
    expect(tableResponse).toHaveBeenCalledTimes(1);
    expect(functionResponse).not.toHaveBeenCalled();
  });
});
