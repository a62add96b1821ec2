/** In px. */
const DARKEN_BELOW = 20;

/** Whether an event is in the part of the page. An extension may dispatch events on the document, which is no element. */
const isIn = ({ target }: Event, part: string): boolean => target instanceof Element && target.closest(part) !== null;

/** Closes the menu if it is open. It is looked up each time, because React may have rendered it again. */
function closeMenu(): void {
  document.querySelector<HTMLElement>('#Menu')?.hidePopover();
}

/**
 * Darkens the header once the page is scrolled. Closes the menu when it would cover what the visitor goes to: a click on
 * one of its links, or focus outside of the header, such as by Tab after the last link. Closes it, too, when the screen
 * gets wide enough for its links, such as when a phone is turned: as a popover they would lie on top of the name.
 */
export function watchHeader(): void {
  const darkenIfScrolled = (): void => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > DARKEN_BELOW);
  };
  const onClick = (event: Event): void => {
    if (isIn(event, '#Menu')) closeMenu();
  };
  const onFocusIn = (event: Event): void => {
    if (isIn(event, 'main, footer')) closeMenu();
  };
  const onResize = (): void => {
    const menuButton = document.querySelector('[popovertarget=Menu]');
    const showsLinks = menuButton?.checkVisibility() === false;
    if (showsLinks) closeMenu();
  };
  addEventListener('scroll', darkenIfScrolled);
  addEventListener('click', onClick);
  addEventListener('focusin', onFocusIn);
  addEventListener('resize', onResize);
  darkenIfScrolled();
}
