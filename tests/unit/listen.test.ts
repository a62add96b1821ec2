import { describe, expect, it } from 'vitest';
import { readBody } from '../../tools/listen.ts';

const KB = 1024;

/** A request whose body comes in chunks of 1 KB; `read` counts those that were taken. */
function requestOf(chunks: number) {
  const counter = { read: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (counter.read === chunks) return controller.close();
      counter.read += 1;
      controller.enqueue(new Uint8Array(KB));
    },
  });
  const request = new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, counter };
}

describe('a body', () => {
  it('is read whole up to the limit', async () => {
    expect(await readBody(requestOf(3).request, 3 * KB)).toHaveLength(3 * KB);
    expect(await readBody(new Request('http://localhost'), 0)).toHaveLength(0);
  });

  it('over the limit is given to nobody, and is read to its end, so that its sender gets an answer', async () => {
    const { request, counter } = requestOf(1000);
    expect(await readBody(request, 3 * KB - 1)).toBeUndefined();
    expect(counter.read).toBe(1000);
  });
});
