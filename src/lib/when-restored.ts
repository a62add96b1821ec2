/** Whether the visitor comes back to this page by a reload or Back: the browser then restores the texts in its forms. */
export function isReloadOrBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate';
}

/** Waits until the browser has put the texts of an earlier visit back into a form, which it does until `pageshow`. */
export async function whenFormRestored(): Promise<void> {
  if (!isReloadOrBack() || document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
}
