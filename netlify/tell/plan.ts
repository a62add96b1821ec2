/** What is due on a channel, and how long one rests that fails. */
import type { Lead } from '../database.ts';

/** Messages a channel may get within a minute; a digest takes the whole minute. */
export const messagesPerMinute = 5;
/** Leads that a digest names. */
export const namesPerDigest = 250;

/** A lead as the owner is told of it. */
export type TellableLead = Pick<
  Lead,
  'id' | 'full_name' | 'company_name' | 'email' | 'service_interest' | 'custom_request' | 'received_at' | 'flags'
>;

/** What `tell_begin` says of a channel. */
export interface ChannelState {
  /** Leads that it has not told yet. */
  untold: number;
  /** How many of them are among many from one network. */
  flagged: number;
  /** The unflagged ones to name, those from quiet networks first. */
  leads: TellableLead[];
  /** Messages within the last minute. */
  sent: number;
  paused: boolean;
  /** Failures in a row. */
  failures: number;
}

/** A flood and what waited behind a failure come as one digest; otherwise each lead has a message of its own. */
export function planFor({ untold, flagged, sent, paused, failures }: ChannelState): 'nothing' | 'messages' | 'digest' {
  if (untold === 0 || paused || sent >= messagesPerMinute) return 'nothing';
  const isPoisoned = failures > 2;
  if (untold > messagesPerMinute || flagged > 0 || (failures > 0 && untold > 1) || isPoisoned) return 'digest';
  return untold <= messagesPerMinute - sent ? 'messages' : 'nothing';
}

/**
 * Seconds of rest after a failure: a minute, doubled each time up to an hour, and never less than the receiver asks for.
 *
 * @param retryAfter the header of that name: seconds, or a date
 */
export function pauseAfter(failures: number, retryAfter: string | null, now = Date.now()): number {
  const own = Math.min(57 * 2 ** failures, 3600);
  const asked =
    retryAfter === null ? 0 : /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return Math.max(own, Math.min(asked || 0, 86_400));
}
