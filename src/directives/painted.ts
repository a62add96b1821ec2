/** Hydrates when the page has loaded and been painted, so that no script holds up the first screen. A prerendered page is painted when it is opened. */
import type { ClientDirective } from 'astro';

const painted: ClientDirective = (load) => {
  const hydrate = () => void load().then((mount) => mount());
  // The frame is drawn after the callback, the timer runs after the frame.
  const afterFrame = () => requestAnimationFrame(() => setTimeout(hydrate));
  if (document.readyState === 'complete') afterFrame();
  else addEventListener('load', afterFrame);
};

export default painted;
