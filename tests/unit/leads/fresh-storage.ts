import * as storage from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

/** A `Storage` without its quirks. */
function makeNotes(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const notes = new Map<string, string>();
  return {
    getItem: (key) => notes.get(key) ?? null,
    setItem: (key, value) => void notes.set(key, value),
    removeItem: (key) => void notes.delete(key),
  };
}

/** Gives every test of the file a device of its own, with what a browser's window has and Node has not, and tidies up. */
export function useFreshStorage(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(storage)) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new storage.IDBFactory());
    vi.stubGlobal('localStorage', makeNotes());
    vi.stubGlobal('sessionStorage', makeNotes());
    const window = Object.assign(new EventTarget(), { name: '' });
    vi.stubGlobal('window', window);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      window.dispatchEvent(new Event('pagehide'));
      vi.unstubAllGlobals();
    };
  });
}

/** The modules of another tab, which share the device and nothing else. */
export async function openOtherTab() {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', makeNotes());
  return {
    ...(await import('../../../src/lib/leads/draft.ts')),
    ...(await import('../../../src/lib/leads/lifetime.ts')),
    ...(await import('../../../src/lib/leads/outbox.ts')),
  };
}

/** Holds both stores, as a slow device or another tab does, until the returned function is called. */
export async function holdStores(): Promise<() => void> {
  const open = indexedDB.open('leads', 1);
  await new Promise((resolve) => open.addEventListener('success', resolve));
  const transaction = open.result.transaction(['draft', 'outbox'], 'readwrite');
  const store = transaction.objectStore('draft');
  let held = true;
  const hold = (): void => {
    if (held) store.count().addEventListener('success', hold);
    else open.result.close();
  };
  hold();
  return () => {
    held = false;
  };
}
