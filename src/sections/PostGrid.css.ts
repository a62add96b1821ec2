import { globalStyle, keyframes } from '@vanilla-extract/css';
import { placed } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** Milliseconds between two cards, and of one card's fade. Cards after the last one wait no longer than it. */
const STAGGER = 100;
const FADE = 600;
const LAST = 12;

const fade = keyframes({ from: { opacity: 0 } });

export const cards = placed({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.m} ${vars.space.l}`,
  paddingBlock: `${vars.space.m} ${vars.space.section}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = placed({
  '@media': { [media.motion]: { animation: `${fade} ${FADE}ms both` } },
});
for (let index = 1; index < LAST; index += 1) {
  globalStyle(`${card}:nth-child(n + ${index + 1})`, {
    '@layer': { [section]: { animationDelay: `${index * STAGGER}ms` } },
  });
}
