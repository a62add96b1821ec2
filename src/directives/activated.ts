/**
 * Hydrates at once, as client:load does, but in a page that the browser prerenders only when a visitor opens it: until
 * then it fetches no script and reads nothing that a page before it may still change.
 */
import type { ClientDirective } from 'astro';

const activated: ClientDirective = (load) => {
  const hydrate = () => void load().then((mount) => mount());
  if (document.prerendering) document.addEventListener('prerenderingchange', hydrate);
  else hydrate();
};

export default activated;
