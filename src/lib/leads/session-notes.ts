/** Notes from one page to the next, in sessionStorage: gone with the tab, and never in an address. */
import { fields, type Answers } from './lead.ts';
import { handOverKey, sentKey, tabKeyName } from './names.ts';

/** The note, or null: where storage is blocked, and in a worker, there are none. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a note, or removes it when there is no text. Where it fails, the page does without. */
function note(key: string, text?: string): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {}
}

/** What the contact form handed over, or null: in the window's name where storage is blocked. It may be anybody's. */
export function readHandOver(): Partial<Answers> | null {
  try {
    const found: unknown = JSON.parse(read(handOverKey) ?? window.name);
    if (typeof found !== 'object' || found === null) return null;
    const answers: Partial<Answers> = {};
    for (const field of fields) {
      const value: unknown = Reflect.get(found, field);
      if (typeof value === 'string') answers[field] = value;
    }
    return answers;
  } catch {
    return null;
  }
}

/** Forgets what was handed over, once it is kept elsewhere or done with: until then a reload finds it again. */
export function dropHandOver(): void {
  note(handOverKey);
  if (window.name.startsWith('{')) window.name = '';
}

/** Leaves the note that a lead is stored; where storage is blocked the thanks were enough. */
export const noteSent = (): void => note(sentKey, '1');

/** Whether a lead was stored since the last page that said so. */
export function takeSent(): boolean {
  const sent = read(sentKey) !== null;
  note(sentKey);
  return sent;
}

let ownTabKey: string | undefined;

/** What this tab is called, also after a reload. */
export function tabKey(): string {
  ownTabKey ??= read(tabKeyName) ?? `draft-${Date.now()}-${Math.random()}`;
  note(tabKeyName, ownTabKey);
  return ownTabKey;
}
