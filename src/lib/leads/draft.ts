/** The answers so far, kept on the visitor's device until they are sent, discarded or a week old. */
import type { Answers, LeadRow } from './lead.ts';
import { sweep, untoldKey } from './lifetime.ts';
import { dropHandOver, tabKey } from './session-notes.ts';
import { entries, transact, write } from './store.ts';
import { tellTabs } from './tabs.ts';

export interface LeadDraft {
  answers: Answers;
  /** The step the visitor was at, from 1. */
  step: number;
  /** The row of the last attempt with these answers or earlier ones: an edit takes its place in the outbox. */
  attempt: LeadRow | null;
}

export interface StoredDraft extends LeadDraft {
  savedAt: number;
}

/** Each tab has a draft of its own, so that one tab's half-typed answers do not replace another's. */
export function saveDraft(draft: LeadDraft): Promise<void> {
  const stored: StoredDraft = { ...draft, savedAt: Date.now() };
  return write((stores) => stores.draft.put(stored, tabKey()));
}

/** This tab's draft. A new tab goes on with the newest one there is, and tells the tab it was from. */
export async function loadDraft(): Promise<LeadDraft | null> {
  const own = tabKey();
  const found = await transact(async (stores) => {
    await sweep(stores);
    const drafts = (await entries<StoredDraft>(stores.draft)).filter(([key]) => key !== untoldKey);
    drafts.sort(([, a], [, b]) => b.savedAt - a.savedAt);
    const [key, draft] = drafts.find(([kept]) => kept === own) ?? drafts[0] ?? [];
    if (key === undefined || !draft) return null;
    if (key !== own) {
      stores.draft.delete(key);
      stores.draft.put(draft, own);
    }
    return { draft, moved: key !== own };
  });
  if (!found) return null;
  if (found.moved) tellTabs({ type: 'draft taken' });
  return found.draft;
}

export interface DraftSaver {
  save: (draft: LeadDraft) => void;
  /** Begins to write: until the kept draft is read, a first keystroke must not replace it. */
  release: () => void;
  /** Hands everything to the browser at once: the page may be gone in a moment. */
  flush: () => void;
  /** Drops what is not written yet. */
  drop: () => void;
}

/**
 * How many drafts may be on their way to the disk. What was handed over is written even if the tab dies; beyond this a
 * slow device would fall so far behind that a press of Submit had to wait.
 */
const mostWrites = 16;

/** Saves at every keystroke, within its task; where the device cannot follow, only the newest waits. */
export function createDraftSaver(): DraftSaver {
  let newest: LeadDraft | null = null;
  let held = true;
  let running = 0;

  function writeNewest(): void {
    const draft = newest;
    if (!draft || held) return;
    newest = null;
    running += 1;
    // Without storage there is no draft.
    void saveDraft(draft)
      .then(dropHandOver)
      .catch(() => undefined)
      .then(() => {
        running -= 1;
        writeNewest();
      });
  }

  return {
    save(draft) {
      newest = draft;
      if (running < mostWrites) writeNewest();
    },
    release() {
      held = false;
      writeNewest();
    },
    flush: writeNewest,
    drop() {
      newest = null;
    },
  };
}
