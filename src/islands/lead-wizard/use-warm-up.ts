import { useEffect, useRef } from 'react';
import { installWorker, loadSender } from '../../lib/leads/device.ts';

/** A failure shows when it matters: Submit tries again and tells. */
const fetchSender = (): void => void loadSender().catch(() => undefined);

/**
 * Prepares the press of Submit at the first key (call the result): the worker that delivers after the tab is closed, and
 * in the idle time after it supabase-js, which is fetched once more before the last answer in case that failed.
 */
export function useWarmUp(step: number): () => void {
  const begunRef = useRef(false);

  useEffect(() => {
    if (step > 3) fetchSender();
  }, [step]);

  return () => {
    if (begunRef.current) return;
    begunRef.current = true;
    installWorker();
    (window.requestIdleCallback ?? setTimeout)(fetchSender);
  };
}
