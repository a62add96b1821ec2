import { useEffect, type Dispatch, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { redirectPause, type WizardEvent } from './wizard.ts';

/** Follows `link` after the pause. A visitor who comes back to the thanks, also out of the page cache, stays there. */
export function useRedirect(
  redirecting: boolean,
  link: RefObject<HTMLAnchorElement | null>,
  dispatch: Dispatch<WizardEvent>,
): void {
  useEffect(() => {
    if (!redirecting) return undefined;
    const timer = setTimeout(() => link.current?.click(), redirectPause);
    // At once: Firefox freezes the page before React's own time for it comes, and drops the message that announced it.
    const stay = (): void => flushSync(() => dispatch({ type: 'stayed' }));
    addEventListener('pagehide', stay);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', stay);
    };
  }, [redirecting, link, dispatch]);
}
