/** The pages of the built site: one that is added later is covered without an edit. */
import { builds } from '../../../tools/commands/test-stages.ts';
import { htmlFilesOf, routeOf } from '../../site/site-files.ts';

/** An address that no page has; the host answers it with the 404 page. */
export const unknownRoute = '/no-such-page';

/** Every page that has an address of its own; tests/site holds the sitemap to the same list. */
export const routes = htmlFilesOf(builds.embedded)
  .map(routeOf)
  .filter((route) => route !== '/404');

export const allRoutes = [...routes, unknownRoute];
