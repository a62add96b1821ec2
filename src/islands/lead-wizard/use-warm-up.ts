import { useEffect, useRef } from 'react';
import { loadSender } from '../../lib/leads/load-sender.ts';
import { standBy } from '../../lib/leads/store.ts';
import { stepCount } from './wizard.ts';

/** A failure shows when it matters: Submit tries again and tells. */
const fetchSender = (): void => void loadSender().catch(() => undefined);

/**
 * Has everything ready for the press of Submit: supabase-js comes in the idle time after the first key (call the
 * result), and once more before the last answer in case that failed; storage holds a connection at the last step.
 */
export function useWarmUp(step: number): () => void {
  const begunRef = useRef(false);

  useEffect(() => {
    if (step > 3) fetchSender();
    if (step !== stepCount) return undefined;
    standBy();
    // A page that was left and comes back out of the page cache has let go of its connection.
    addEventListener('pageshow', standBy);
    return () => removeEventListener('pageshow', standBy);
  }, [step]);

  return () => {
    if (begunRef.current) return;
    begunRef.current = true;
    (window.requestIdleCallback ?? setTimeout)(fetchSender);
  };
}
