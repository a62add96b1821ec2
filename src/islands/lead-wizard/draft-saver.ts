import { saveDraft, type Draft } from '../../lib/leads/draft.ts';
import { dropHandOver } from '../../lib/leads/session-notes.ts';

export interface DraftSaver {
  save: (draft: Draft) => void;
  /** Begins to write. Until the kept draft is read, a first keystroke must not take its place. */
  release: () => void;
  /** Writes at once what has not been written yet: the page may be gone in a moment. */
  flush: () => void;
  /** No more drafts: the answers were sent. */
  stop: () => void;
}

/** Saves at every keystroke, with one write at a time and always the newest. Without storage there is no draft. */
export function createDraftSaver(): DraftSaver {
  let newest: Draft | null = null;
  let held = true;
  let writing = false;
  let stopped = false;

  async function writeNewest(): Promise<void> {
    const draft = newest;
    newest = null;
    if (draft) await saveDraft(draft).then(dropHandOver, () => undefined);
  }

  async function write(): Promise<void> {
    writing = true;
    while (newest) await writeNewest();
    writing = false;
  }

  return {
    save(draft) {
      if (stopped) return;
      newest = draft;
      if (!held && !writing) void write();
    },
    release() {
      held = false;
      if (!writing) void write();
    },
    flush() {
      if (!held) void writeNewest();
    },
    stop() {
      stopped = true;
      newest = null;
    },
  };
}
