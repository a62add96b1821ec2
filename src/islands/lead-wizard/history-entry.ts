/** What the wizard notes in entries of the browser's history: no personal data. Only Next adds an entry. */

interface HistoryEntry {
  /** The number of the question, from 1. */
  step?: number;
  /** How many entries of the wizard lie before this one. */
  depth?: number;
  /** A lead was sent from this entry: coming back to it begins another one. */
  sent?: true | undefined;
}

export function readHistoryEntry(): HistoryEntry {
  const state = history.state as HistoryEntry | null;
  return state ?? {};
}

/** The entry that this page has shown last. */
let lastShown = { depth: 0, hash: '' };

/** How many entries of the wizard lie before this one. A second click of the skip link erases what the entry notes. */
export function historyDepth(): number {
  return readHistoryEntry().depth ?? lastShown.depth;
}

/** Notes that the current entry is shown. */
export function noteHistoryEntry(): void {
  lastShown = { depth: historyDepth(), hash: location.hash };
}

/** Changes the current entry. */
export function updateHistoryEntry(change: HistoryEntry): void {
  const entry: HistoryEntry = { depth: historyDepth(), ...readHistoryEntry(), ...change };
  history.replaceState(entry, '');
  noteHistoryEntry();
}

export function pushHistoryEntry(step: number): void {
  const entry: HistoryEntry = { step, depth: historyDepth() + 1 };
  history.pushState(entry, '');
  noteHistoryEntry();
}

/** Gives a step to an entry that a link within the page has made, such as the skip link. A second click replaces it. */
export function claimHistoryEntry(step: number): void {
  const { depth, hash } = lastShown;
  const isNew = location.hash !== hash;
  updateHistoryEntry({ step, depth: isNew ? depth + 1 : depth });
}

/** Goes back to the wizard's first entry, so that one more Back leaves the wizard. */
export function goToFirstHistoryEntry(): void {
  const depth = historyDepth();
  if (depth > 0) history.go(-depth);
}
