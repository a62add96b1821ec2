import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '../../../src/lib/leads/names.ts';
import { isOlder, result, standBy, storageLimit, transact } from '../../../src/lib/leads/store.ts';
import { useFreshStorage } from './fresh-storage.ts';

useFreshStorage();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const put = (value: unknown) => transact('readwrite', ({ draft }) => result(draft.put(value, 'key')));
const get = () => transact('readonly', ({ draft }) => result(draft.get('key')));

it('keeps what was put for the next transaction', async () => {
  await put('text');
  await expect(get()).resolves.toBe('text');
});

it('asks for writes that survive a power cut', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await put('text');
  expect(transaction).toHaveBeenCalledWith(['draft', 'outbox'], 'readwrite', { durability: 'strict' });
});

it('closes its connection each time, so that nothing is in the way of another version', async () => {
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  await put('text');
  expect(close).toHaveBeenCalledTimes(1);
});

describe('a connection that stands by', () => {
  const connect = async (): Promise<IDBDatabase> => {
    let connection: IDBDatabase | undefined;
    const open = indexedDB.open.bind(indexedDB);
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      const request = open(name, version);
      request.addEventListener('success', () => (connection = request.result));
      return request;
    });
    standBy();
    await vi.waitFor(() => expect(connection).toBeDefined());
    opening.mockClear();
    return connection as IDBDatabase;
  };

  it('is used by every transaction until the page is left', async () => {
    await connect();
    await put('text');
    await expect(get()).resolves.toBe('text');
    expect(indexedDB.open).not.toHaveBeenCalled();

    dispatchEvent(new Event('pagehide'));
    await expect(get()).resolves.toBe('text');
    expect(indexedDB.open).toHaveBeenCalledTimes(1);
  });

  it('is given up when the browser closes it', async () => {
    const connection: unknown = await connect();
    // Its types ask for the class and mean one connection.
    forceCloseDatabase(connection as typeof IDBDatabase);
    await vi.waitFor(() => put('text'));
    expect(indexedDB.open).toHaveBeenCalledTimes(1);
  });

  it('is in nobody’s way', async () => {
    await connect();
    const deletion = indexedDB.deleteDatabase(databaseName);
    await new Promise((resolve) => deletion.addEventListener('success', resolve));
    await put('text');
    expect(indexedDB.open).toHaveBeenCalledTimes(1);
  });
});

it('leaves nothing half done when its work fails', async () => {
  const failing = transact('readwrite', async ({ draft }) => {
    await result(draft.put('half', 'key'));
    throw new Error('other trouble');
  });
  await expect(failing).rejects.toThrow('other trouble');
  await expect(get()).resolves.toBeUndefined();
});

describe('storage that does not work', () => {
  it('is told when it is missing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(put('text')).rejects.toThrow('open');
  });

  it('is told when it is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await expect(put('text')).rejects.toThrow('denied');
  });

  it('is told when it is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(put('text')).rejects.toThrow('full');
  });

  it('is told when a full disk only shows at the end', async () => {
    const pending = transact('readwrite', async ({ draft }) => {
      await result(draft.put('text', 'key'));
      draft.transaction.abort();
    });
    await expect(pending).rejects.toThrow('storage failed');
  });
});

describe('storage that hangs', () => {
  let openings: EventTarget[] = [];
  beforeEach(() => {
    openings = [];
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', {
      open() {
        const opening = new EventTarget();
        openings.push(opening);
        return opening;
      },
    });
  });

  it('is given up after a while, and at once the next time', async () => {
    const first = put('text').catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(storageLimit);
    await expect(first).resolves.toContain('storage hangs');

    const second = put('text').catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(100);
    await expect(second).resolves.toContain('storage hangs');
  });

  it('writes nothing when it opens after all', async () => {
    const pending = put('text').catch(() => 'gave up');
    await vi.advanceTimersByTimeAsync(storageLimit);
    await expect(pending).resolves.toBe('gave up');

    const database = { close: vi.fn<() => void>(), transaction: vi.fn<() => void>() };
    const [opening] = openings;
    if (opening) Object.assign(opening, { result: database }).dispatchEvent(new Event('success'));
    expect(database.close).toHaveBeenCalledTimes(1);
    expect(database.transaction).not.toHaveBeenCalled();
  });
});

describe('isOlder', () => {
  const day = 86_400_000;
  it('counts in days', () => {
    expect(isOlder(0, 7, 7 * day)).toBe(false);
    expect(isOlder(0, 7, 7 * day + 1)).toBe(true);
  });

  it('does not take a clock that was set wrong for age', () => {
    expect(isOlder(0, 30, 3650 * day)).toBe(false);
    expect(isOlder(3650 * day, 30, 0)).toBe(false);
  });
});
