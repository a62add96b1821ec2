/** A visitor's device for the modules under test: in-memory storage that all tabs share. */
import * as storage from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

function fakeSessionStorage(): Pick<Storage, 'getItem' | 'removeItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** Opens another tab: new copies of the modules, on the same device. */
export async function openTab() {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', fakeSessionStorage());
  const submission = await import('../../../src/lib/submission/index.ts');
  return { ...submission, ...(await import('../../../src/lib/submission/send.ts')) };
}

/** Gives each test of the file a new device. */
export function useFreshDevice(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(storage)) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new storage.IDBFactory());
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', window);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    };
  });
}
