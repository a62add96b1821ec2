import { useEffect, useRef } from 'react';
import { loadSender } from '../../lib/leads/device.ts';

/** A failure shows when it matters: Submit tries again and tells. */
const fetchSender = (): void => void loadSender().catch(() => undefined);

/**
 * Fetches supabase-js ahead of the press of Submit: in the idle time after the first key (call the result), and once
 * more before the last answer in case that failed.
 */
export function useWarmUp(step: number): () => void {
  const begunRef = useRef(false);

  useEffect(() => {
    if (step > 3) fetchSender();
  }, [step]);

  return () => {
    if (begunRef.current) return;
    begunRef.current = true;
    (window.requestIdleCallback ?? setTimeout)(fetchSender);
  };
}
