/** Hydrates at the visitor's first scroll, touch, pointer press, key or focus: before that, no byte is fetched. */
import type { ClientDirective } from 'astro';

const events = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const interaction: ClientDirective = (load) => {
  const settings = { passive: true, capture: true } as const;
  const hydrate = () => {
    for (const event of events) removeEventListener(event, hydrate, settings);
    void load().then((mount) => mount());
  };
  for (const event of events) addEventListener(event, hydrate, settings);
};

export default interaction;
