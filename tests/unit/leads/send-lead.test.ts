import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerLimit, createSender } from '../../../src/lib/leads/send-lead.ts';
import { row } from './lead-row.ts';

const settings = { url: 'https://project.supabase.co', key: 'sb_publishable_test' };

type Fetch = typeof fetch;
const answer = vi.fn<Fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answer.mockReset();
});

/** What the server says next. */
function serverAnswers(status: number, body: string | null = null, headers: Record<string, string> = {}): void {
  answer.mockImplementation(() => Promise.resolve(new Response(status === 204 ? null : body, { status, headers })));
}

/** An answer whose body breaks off. */
function serverBreaksOff(status: number): void {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) });
  answer.mockResolvedValue(new Response(body, { status }));
}

const json = { 'content-type': 'application/json' };
const failed = (status: number, code: string) => ({ kind: 'failed', cause: { status, code } });

const sendLead = createSender(settings);

describe('Sending', () => {
  it('one request inserts the six columns, with the public key, and asks for nothing back', async () => {
    serverAnswers(201);
    await sendLead(row);

    expect(answer).toHaveBeenCalledTimes(1);
    const [address, init] = answer.mock.calls[0] ?? [];
    expect(String(address)).toBe('https://project.supabase.co/rest/v1/leads');
    expect(init).toMatchObject({ method: 'POST', keepalive: true, redirect: 'error' });
    expect(JSON.parse(String(init?.body))).toEqual(row);
    const headers = new Headers(init?.headers);
    expect(headers.get('apikey')).toBe('sb_publishable_test');
    expect(headers.get('prefer') ?? '').not.toContain('representation');
  });

  describe('a lead counts as stored', () => {
    it('when the raw answer is 201', async () => {
      serverAnswers(201);
      await expect(sendLead(row)).resolves.toEqual({ kind: 'stored' });
    });
  });

  describe('a lead does not count as stored, and is not sent again at once,', () => {
    it.each([
      ['an empty 404', 404, '', {}, ''],
      ['a 404 with an empty list', 404, '[]', json, ''],
      ['an empty 200', 200, '', {}, ''],
      ['a 200 with a page', 200, '<h1>Hello</h1>', { 'content-type': 'text/html' }, ''],
      ['a 201 with a page', 201, '<h1>Log in to the wireless</h1>', { 'content-type': 'text/html' }, ''],
      ['a 204', 204, null, {}, ''],
      ['a conflict', 409, '{"code":"23505","message":"x"}', json, '23505'],
      ['a refused check', 400, '{"code":"23514","message":"x"}', json, '23514'],
      ['a wrong key', 401, '{"message":"Invalid API key"}', json, ''],
      ['a missing right', 401, '{"code":"42501","message":"x"}', json, '42501'],
      ['the brake', 429, '{"code":"PT429","message":"x"}', { ...json, 'retry-after': '60' }, 'PT429'],
      ['a broken server', 500, '{"code":"57014","message":"x"}', json, '57014'],
      ['a broken gateway', 502, '<h1>Bad gateway</h1>', {}, ''],
    ] as const)('after %s', async (_name, status, body, headers, code) => {
      serverAnswers(status, body, headers);
      await expect(sendLead(row)).resolves.toEqual(failed(status, code || 'unexpected'));
      expect(answer).toHaveBeenCalledTimes(1);
    });

    it('after a redirect that ends well somewhere else', async () => {
      answer.mockImplementation(() => {
        const response = new Response('', { status: 201 });
        Object.defineProperty(response, 'redirected', { value: true });
        return Promise.resolve(response);
      });
      await expect(sendLead(row)).resolves.toEqual(failed(201, 'redirected'));
    });

    it('when the network fails', async () => {
      answer.mockRejectedValue(new TypeError('Failed to fetch'));
      await expect(sendLead(row)).resolves.toEqual(failed(0, 'network'));
    });

    it('when the answer is cut off in its body', async () => {
      serverBreaksOff(500);
      await expect(sendLead(row)).resolves.toMatchObject({ kind: 'failed', cause: { status: 500 } });
    });

    it('when no answer comes in time', async () => {
      vi.useFakeTimers();
      // The clock of the platform's own timeout is not the fake one.
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), ms);
        return controller.signal;
      });
      answer.mockImplementation(
        (_address, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
          }),
      );
      const outcome = sendLead(row);
      await vi.advanceTimersByTimeAsync(answerLimit - 1);
      let settled = false;
      void outcome.then(() => (settled = true));
      await vi.advanceTimersByTimeAsync(0);
      expect(settled).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await expect(outcome).resolves.toEqual(failed(0, 'timeout'));
    });
  });

  it('proves delivery by the status even when the body of a 201 is cut off', async () => {
    serverBreaksOff(201);
    await expect(sendLead(row)).resolves.toEqual({ kind: 'stored' });
  });

  it('says nothing of the person in a failure', async () => {
    const details = `Failing row contains (${row.email})`;
    serverAnswers(400, JSON.stringify({ code: '23514', message: 'x', details }), json);
    expect(JSON.stringify(await sendLead(row))).not.toContain(row.email);
  });
});
