/** Parts of pages that several test files use, by the names that the site gives them. */
import { headers } from '../../../src/data/headers.ts';
import { hero } from '../../../src/data/hero.ts';
import { navLabels } from '../../../src/data/nav-labels.ts';
import type { Page } from './test.ts';

export const menuButton = (page: Page) => page.getByRole('button', { name: navLabels.menu, exact: true });
export const closeMenuButton = (page: Page) => page.getByRole('button', { name: navLabels.close, exact: true });
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: navLabels.main });

/** Ends the typing of home's headline. */
export const skipTypingButton = (page: Page) => page.getByRole('button', { name: hero.skip });

/** The links of a header that lead to a section of the same page, such as "#process". */
export const sectionLinksOf = (layout: keyof typeof headers): string[] =>
  headers[layout].links.map(({ href }) => href).filter((href) => href.startsWith('#'));
