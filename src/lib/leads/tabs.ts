/** What the tabs of this site tell each other about leads. */
import type { LeadRow } from './lead.ts';
import { channelName } from './names.ts';

export type TabMessage =
  /** A lead that had waited is stored. Null if the worker sent it while no page was open: its row is gone by now. */
  | { type: 'delivered'; row: LeadRow | null }
  /** What waited was discarded, sent or replaced by an edit: a tab that promised it looks again. */
  | { type: 'withdrawn' }
  /** A new tab goes on with the newest draft: the tab that still shows it saves its own again. */
  | { type: 'draft taken' };

/** Firefox refuses one where storage is blocked; then nothing is kept, and tabs have nothing to tell. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/** Tells all other tabs, and the other listeners of this one. */
export function tellTabs(message: TabMessage): void {
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}

/** Calls `listener` for every message until the returned function is called. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
  return () => channel?.close();
}
