/** Parts of pages that several test files use, by the names that the site gives them. */
import { headerLinks } from '../../../src/data/header-links.ts';
import { heroLabels } from '../../../src/data/hero.ts';
import { navLabels } from '../../../src/data/nav-labels.ts';
import type { Page } from './test.ts';

export const menuButton = (page: Page) => page.getByRole('button', { name: navLabels.menu, exact: true });
export const closeMenuButton = (page: Page) => page.getByRole('button', { name: navLabels.close, exact: true });
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: navLabels.main });

/** Ends the typing of home's headline. */
export const skipTypingButton = (page: Page) => page.getByRole('button', { name: heroLabels.skip });

/** The links of a header that lead to a section of the same page, such as "#process". */
export const sectionLinksOf = (layout: keyof typeof headerLinks): string[] =>
  headerLinks[layout].links.map(({ href }) => href).filter((href) => href.startsWith('#'));
