/** In px. */
const DARKEN_BELOW = 20;

/**
 * Darkens the header once the page is scrolled. Closes the menu when one of its links is clicked, because the menu would
 * cover the link's target.
 */
export function watchHeader(): void {
  const darkenIfScrolled = (): void => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > DARKEN_BELOW);
  };
  const closeMenu = ({ target }: Event): void => {
    const menu = (target as Element).closest<HTMLElement>('#Menu');
    menu?.hidePopover();
  };
  addEventListener('scroll', darkenIfScrolled);
  addEventListener('click', closeMenu);
  darkenIfScrolled();
}
