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

/** Changes the current entry. */
export function updateHistoryEntry(change: HistoryEntry): void {
  const entry: HistoryEntry = { depth: 0, ...readHistoryEntry(), ...change };
  history.replaceState(entry, '');
}

export function pushHistoryEntry(step: number): void {
  const { depth = 0 } = readHistoryEntry();
  const entry: HistoryEntry = { step, depth: depth + 1 };
  history.pushState(entry, '');
}

/** Goes back to the wizard's first entry, so that one more Back leaves the wizard. */
export function goToFirstHistoryEntry(): void {
  const { depth = 0 } = readHistoryEntry();
  if (depth > 0) history.go(-depth);
}
