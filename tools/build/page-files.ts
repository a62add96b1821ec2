/** Stops a build in which a page of src/pages has no entry in src/data/pages.ts, or an entry has no page. */
import type { AstroIntegration } from 'astro';
import { pageEntries } from '../../src/data/pages.ts';
import { UserError } from '../errors.ts';
import { orStopBuild } from './stop-build.ts';

export function pageFiles(): AstroIntegration {
  let isBuild = false;
  return {
    name: 'page-files',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build';
      },
      'astro:routes:resolved': ({ routes, logger }) => {
        // Content pages have a parameter in their path, such as /blog/[slug], and come from their content files.
        const pages = routes.filter(
          ({ type, origin, params }) => type === 'page' && origin === 'project' && params.length === 0,
        );
        const problems = pageFileProblems(
          pageEntries.map(({ path }) => path),
          pages.map(({ pattern, entrypoint }) => ({ path: pattern, file: entrypoint })),
        );
        if (problems.length === 0) return;
        const message = problems.join('\n');
        if (!isBuild) {
          // While somebody adds a page, one of the two is there first.
          logger.warn(message);
          return;
        }
        return orStopBuild(logger, () => {
          throw new UserError(message);
        });
      },
    },
  };
}

/**
 * Lists what is missing, a sentence each.
 *
 * @param paths the paths of the entries
 * @param pages the pages of src/pages: `path` is the URL's path, `file` is relative to the project
 */
export function pageFileProblems(paths: readonly string[], pages: readonly { path: string; file: string }[]): string[] {
  const withoutEntry = pages.filter(({ path }) => !paths.includes(path));
  const withoutFile = paths.filter((path) => !pages.some((page) => page.path === path));
  return [
    ...withoutEntry.map(
      ({ path, file }) => `${file} has no entry: add one with the path '${path}' to src/data/pages.ts.`,
    ),
    ...withoutFile.map((path) => `src/data/pages.ts: the entry '${path}' has no page: add src/pages${path}.astro.`),
  ];
}
