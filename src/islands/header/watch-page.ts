/**
 * Darkens the header once the page is scrolled by more than 20 px, and closes the menu behind a link, which would cover
 * the place that the link leads to.
 */
export function watchPage(): void {
  const darken = (): void => void document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
  addEventListener('scroll', darken);
  addEventListener('click', ({ target }) => (target as Element).closest<HTMLElement>('#menu')?.hidePopover());
  darken();
}
