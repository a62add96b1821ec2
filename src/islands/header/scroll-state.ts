/** Scroll position in CSS px beyond which the header is dark (specification, section 9). */
export const SCROLL_THRESHOLD = 20;

/** Whether the page is scrolled past the threshold. */
export const isScrolled = (scrollY: number): boolean => scrollY > SCROLL_THRESHOLD;

/** Calls back on each scroll; returns the way to stop. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
