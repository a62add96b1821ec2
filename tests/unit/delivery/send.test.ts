import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '../../../src/lib/delivery/index.ts';
import { answers, row } from '../../a-lead.ts';
import { openTab, useFreshDevice } from './device.ts';

useFreshDevice();

const answer = vi.fn<typeof fetch>();
const said = vi.fn<(text: string) => void>();
let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  vi.stubGlobal('fetch', answer.mockReset());
  vi.spyOn(console, 'error').mockImplementation(said.mockReset());
  tab = await openTab();
});

const submission = (): Submission => ({ row, url: 'https://project.supabase.co/', key: 'sb_publishable_test' });
const submitted = (customRequest: string) => {
  const own = { ...submission(), row: { ...row, custom_request: customRequest, created_at: customRequest } };
  return { ...tab.newDraft(), answers: { ...answers, customRequest }, step: 5, submission: own };
};
const answers503 = () => Promise.resolve(new Response('', { status: 503 }));
const waitingTexts = async () => (await tab.readAll()).drafts.map((draft) => draft.answers.customRequest).toSorted();

it('sends the six columns once, with the public key, and asks for nothing back', async () => {
  answer.mockResolvedValue(new Response('', { status: 201 }));
  await expect(tab.deliver(submission())).resolves.toBe('stored');
  expect(answer).toHaveBeenCalledTimes(1);
  const [address, init] = answer.mock.calls[0]!;
  expect(address).toBe('https://project.supabase.co/rest/v1/leads');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, redirect: 'error' });
  expect(JSON.parse(init?.body as string)).toEqual(row);
  expect(init?.headers).toMatchObject({ apikey: 'sb_publishable_test' });
  expect(init?.headers).not.toHaveProperty('prefer');
});

it.each([
  ['stored', 'a 201 without a body', 201, ''],
  ['failed', 'a 201 of a portal', 201, '<h1>Log in to the wireless</h1>'],
  ['failed', 'a wrong key', 401, '{"message":"Invalid API key"}'],
  ['failed', 'the brake', 429, '{"code":"PT429"}'],
  ['failed', 'a 400 of a proxy', 400, '<h1>Bad request</h1>'],
  ['refused', 'a check of the table', 400, `{"code":"23514","details":"Failing row (${row.email})"}`],
  ['refused', 'a lead that is too large', 413, '{"code":"PT413"}'],
])('%s is what it answers to %s', async (outcome, _name, status, body) => {
  answer.mockResolvedValue(new Response(body, { status }));
  await expect(tab.deliver(submission())).resolves.toBe(outcome);
  expect(said.mock.calls.join()).not.toContain(row.email);
});

it('takes a 201 for stored whose body is cut off, and a lost connection for failed', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) });
  answer.mockResolvedValueOnce(new Response(body, { status: 201 })).mockRejectedValue(new TypeError('no connection'));
  await expect(tab.deliver(submission())).resolves.toBe('stored');
  await expect(tab.deliver(submission())).resolves.toBe('failed');
});

describe('a request without an answer', () => {
  beforeEach(() => {
    answer.mockImplementation((_address, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      return promise;
    });
  });

  it('ends with the visitor’s next key, which is no failure to tell', async () => {
    const cancel = new AbortController();
    const sending = tab.deliver(submission(), cancel.signal);
    cancel.abort();
    await expect(sending).resolves.toBe('failed');
    expect(said).not.toHaveBeenCalled();
  });
});

describe('sending all that waits', () => {
  beforeEach(async () => {
    for (const text of ['one', 'two', 'three']) await tab.keep(submitted(text));
  });

  it('goes on after a failure, and leaves what a page sends by itself, or was edited', async () => {
    const { id } = submitted('own');
    await tab.keep({ ...submitted('own'), id });
    await tab.keep({ ...submitted('before'), answers: { ...answers, customRequest: 'edited' } });
    answer.mockImplementation((_address, init) =>
      String(init?.body).includes('"two"') ? answers503() : Promise.resolve(new Response('', { status: 201 })),
    );
    await tab.deliverAll(id);
    expect(answer).toHaveBeenCalledTimes(3);
    expect(await waitingTexts()).toEqual(['edited', 'own', 'two']);
  });

  it('sends nothing that was discarded in the meantime', async () => {
    answer.mockImplementation(async () => {
      await tab.forgetAll();
      return answers503();
    });
    await tab.deliverAll();
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
