import * as storage from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

/** Gives every test of the file a device of its own, with what a browser's window has and Node has not. */
export function useFreshStorage(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(storage)) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new storage.IDBFactory());
    const window = new EventTarget();
    vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    return () => window.dispatchEvent(new Event('pagehide'));
  });
}
