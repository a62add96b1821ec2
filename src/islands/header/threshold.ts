/** Scroll position in CSS px beyond which the header is dark. */
export const threshold = 20;
