import { keyframes } from '@vanilla-extract/css';

/** A stamp falls where a person or the system signs. */
export const fall = keyframes({ from: { scale: 1.6 } });
