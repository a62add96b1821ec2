import { keyframes } from '@vanilla-extract/css';

const hide = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * For what the rest of its own content would move while a slow line still brings it: the browser may paint a page
 * between any two pieces. It shows after three seconds, whatever comes.
 */
export const arriving = { animation: `${hide} 3s` } as const;
