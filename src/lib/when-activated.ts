/**
 * Runs `action` when the visitor sees the page: at once or, in a prerendered page, when it is opened. Until then, the
 * page that the visitor is on may still change what is stored. Returns a cleanup for an effect; it aborts `leaving`.
 */
export function whenActivated(action: (leaving: AbortSignal) => void): () => void {
  const leaving = new AbortController();
  const run = (): void => action(leaving.signal);
  if (!document.prerendering) run();
  else document.addEventListener('prerenderingchange', run, { once: true, signal: leaving.signal });
  return () => leaving.abort();
}
