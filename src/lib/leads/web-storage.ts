/** Short texts in localStorage or sessionStorage. Where storage is blocked, and in a worker, there are none. */

type Area = 'localStorage' | 'sessionStorage';

/** The note, or null. */
export function readNote(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a note, or removes it when there is no text. Where it fails, the page does without. */
export function writeNote(area: Area, key: string, text?: string): void {
  try {
    if (text === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
  } catch {}
}
