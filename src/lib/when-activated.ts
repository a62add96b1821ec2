/**
 * Runs `action` when the visitor sees the page: at once, or in a page that the browser prerendered when it is opened.
 * Until then a page before it may still change what is stored. For an effect: returns how to undo it.
 */
export function whenActivated(action: () => void | (() => void)): () => void {
  let undo: void | (() => void);
  const run = (): void => {
    undo = action();
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
  return () => {
    document.removeEventListener('prerenderingchange', run);
    undo?.();
  };
}
