import { forceCloseDatabase } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { databaseName } from '../../../src/lib/leads/names.ts';
import { connect, inTime, result, storageLimit, transact, write } from '../../../src/lib/leads/store.ts';
import { useFreshStorage } from './fresh-storage.ts';

useFreshStorage();

const put = (value: unknown) => transact(({ draft }) => result(draft.put(value, 'key')));
const get = () => transact(({ draft }) => result(draft.get('key')));

it('asks for writes that survive a power cut', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await put('text');
  expect(transaction).toHaveBeenCalledWith(['draft', 'outbox'], 'readwrite', { durability: 'strict' });
});

it('hands over a write that depends on nothing read before the calling task ends', async () => {
  await connect();
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const written = write(({ draft }) => draft.put('text', 'key'));
  expect(commit).toHaveBeenCalledTimes(1);
  await written;
  await expect(get()).resolves.toBe('text');
});

describe('the connection', () => {
  it('is one, until the page is left', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    await Promise.all([put('text'), get()]);
    await expect(get()).resolves.toBe('text');
    expect(opened).toHaveBeenCalledTimes(1);

    dispatchEvent(new Event('pagehide'));
    await expect(get()).resolves.toBe('text');
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('is there again before the first key press when the page comes back out of the page cache', async () => {
    await connect();
    const opened = vi.spyOn(indexedDB, 'open');
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    expect(opened).toHaveBeenCalledTimes(1);
    await connect();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is reopened when the browser closed it', async () => {
    const connection: unknown = await connect();
    // Its types ask for the class and mean one connection.
    forceCloseDatabase(connection as typeof IDBDatabase);
    await vi.waitFor(() => put('text'));
    await expect(get()).resolves.toBe('text');
  });

  it('makes way for another version', async () => {
    await connect();
    const deletion = indexedDB.deleteDatabase(databaseName);
    await new Promise((resolve) => deletion.addEventListener('success', resolve));
    await put('text');
    await expect(get()).resolves.toBe('text');
  });

  it('is told when it is blocked, and tried again', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(put('text')).rejects.toThrow('denied');
    await expect(put('text')).resolves.toBe('key');
  });
});

it('leaves nothing half done when its work fails', async () => {
  const failing = transact(async ({ draft }) => {
    await result(draft.put('half', 'key'));
    throw new Error('other trouble');
  });
  await expect(failing).rejects.toThrow('other trouble');
  await expect(get()).resolves.toBeUndefined();
});

describe('storage that does not work', () => {
  it('is told when it is missing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(put('text')).rejects.toThrow(/undefined/);
  });

  it('is told when it is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(put('text')).rejects.toThrow('full');
  });

  it('is told when a full disk only shows at the end', async () => {
    const pending = transact(async ({ draft }) => {
      await result(draft.put('text', 'key'));
      draft.transaction.abort();
    });
    await expect(pending).rejects.toThrow('storage failed');
  });
});

it('lets a press wait for a while only, and goes on with what it was waiting for', async () => {
  vi.useFakeTimers();
  let end = (): void => undefined;
  const work = new Promise<string>((resolve) => (end = () => resolve('written')));
  const pressed = inTime(work).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(storageLimit);
  await expect(pressed).resolves.toContain('storage hangs');
  end();
  await expect(work).resolves.toBe('written');
});
