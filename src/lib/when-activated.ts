/**
 * Runs `action` when the visitor sees the page: at once, or, in a prerendered page, when the visitor opens it. Until
 * then, the page before it may still change what is stored. For an effect: returns its cleanup, which aborts `leaving`.
 */
export function whenActivated(action: (leaving: AbortSignal) => void): () => void {
  const leaving = new AbortController();
  const run = (): void => action(leaving.signal);
  if (!document.prerendering) run();
  else document.addEventListener('prerenderingchange', run, { once: true, signal: leaving.signal });
  return () => leaving.abort();
}
