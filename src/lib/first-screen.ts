/** Stands in a page where its first screen ends; src/middleware.ts puts there what the first paint does without. */
export const firstScreenEnds = '<!--first screen ends-->';
