/** What the header's parts and the skip link are called. The header's island loads this file in the browser. */
export const navLabels = { menu: 'Menu', close: 'Close', top: ', to the top', skip: 'Skip to content', main: 'Main' };
