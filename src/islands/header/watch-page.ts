/**
 * Darkens the header once the page is scrolled by more than 20 px, and closes the menu behind a link, which would cover
 * the place that the link leads to. Returns how to stop.
 *
 * The island calls it when it wakes; until then the page's own lines do: Header.astro writes this function into the
 * page, so it uses nothing from outside itself.
 */
export function watchPage(): () => void {
  const watching = new AbortController();
  const darken = (): void => void document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
  const closeMenu = ({ target }: Event): void => (target as Element).closest<HTMLElement>('#menu')?.hidePopover();
  addEventListener('scroll', darken, watching);
  addEventListener('click', closeMenu, watching);
  darken();
  return () => watching.abort();
}
