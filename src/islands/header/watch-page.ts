/**
 * Darkens the header once the page is scrolled by more than 20 px. Closes the menu when one of its links is clicked,
 * because the menu would cover the link's target.
 */
export function watchHeader(): void {
  const darken = (): void => void document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
  addEventListener('scroll', darken);
  addEventListener('click', ({ target }) => (target as Element).closest<HTMLElement>('#menu')?.hidePopover());
  darken();
}
