/**
 * Runs `action` when the visitor sees the page: at once or, in a prerendered page, when it is opened. Until then, the
 * page that the visitor is on may still change what is stored. Returns a cleanup for an effect; it aborts `leaving`.
 */
export function whenActivated(action: (leaving: AbortSignal) => void): () => void {
  const controller = new AbortController();
  const leaving = controller.signal;
  const runAction = (): void => action(leaving);
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', runAction, { once: true, signal: leaving });
  } else {
    runAction();
  }
  return () => controller.abort();
}
