/**
 * Darkens the header once the page is scrolled by more than 20 px, and closes the menu behind a link, which would cover
 * the place that the link leads to. Whoever calls it last takes over; returns how to stop.
 *
 * Header.astro writes this function into the page, for as long as the island sleeps: it uses nothing from outside itself.
 */
export function watchPage(): () => void {
  const watching = new AbortController();
  const stop = (): void => watching.abort();
  const darken = (): void => void document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
  const closeMenu = ({ target }: Event): void => (target as Element).closest<HTMLElement>('#menu')?.hidePopover();
  dispatchEvent(new Event('watch-page'));
  addEventListener('watch-page', stop, watching);
  addEventListener('scroll', darken, watching);
  addEventListener('click', closeMenu, watching);
  darken();
  return stop;
}
