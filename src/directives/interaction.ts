/** Hydrates when somebody points at the island, touches it or moves the focus into it: before that, no byte is fetched. */
import type { ClientDirective } from 'astro';

// A touch begins with pointerover, too.
const events = ['pointerover', 'focusin'] as const;

const interaction: ClientDirective = (load, _options, island) => {
  const hydrate = () => {
    for (const event of events) island.removeEventListener(event, hydrate);
    void load().then((mount) => mount());
  };
  for (const event of events) island.addEventListener(event, hydrate);
};

export default interaction;
