/** A visitor's device for the modules under test: storage in memory, and tabs that share it. */
import * as storage from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

function makeNotes(): Pick<Storage, 'getItem' | 'setItem'> {
  const notes = new Map<string, string>();
  return { getItem: (key) => notes.get(key) ?? null, setItem: (key, value) => void notes.set(key, value) };
}

/** Another tab: modules of its own, on the same device. */
export async function openTab() {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', makeNotes());
  const record = await import('../../../src/lib/delivery/record.ts');
  return { ...record, ...(await import('../../../src/lib/delivery/send.ts')) };
}

/** Gives every test of the file a device of its own. */
export function useFreshDevice(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(storage)) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new storage.IDBFactory());
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    };
  });
}
