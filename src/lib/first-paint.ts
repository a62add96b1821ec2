/** How long ago the page was first painted, in ms; 0 before that, and where the browser does not say. */
export function msSinceFirstPaint(): number {
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  return firstPaint ? performance.now() - firstPaint.startTime : 0;
}
