/** Hydrates when the page has loaded and been painted: the first screen waits for no script, a prerendered one for its visitor. */
import type { ClientDirective } from 'astro';

const painted: ClientDirective = (load) => {
  const hydrate = () => void load().then((mount) => mount());
  // The frame is drawn after the callback, the timer runs after the frame.
  const afterFrame = () => requestAnimationFrame(() => setTimeout(hydrate));
  if (document.readyState === 'complete') afterFrame();
  else addEventListener('load', afterFrame);
};

export default painted;
