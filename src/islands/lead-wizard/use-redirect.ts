import { useEffect, type Dispatch, type RefObject } from 'react';
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
    const stay = (): void => dispatch({ type: 'stayed' });
    addEventListener('pagehide', stay);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', stay);
    };
  }, [redirecting, link, dispatch]);
}
