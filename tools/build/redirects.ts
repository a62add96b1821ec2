/** Keeps every address that was published: renamed pages move visitors on, and none is lost unseen. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import { builtPages } from '../../src/lib/built-pages.ts';
import { isHidden } from '../../src/lib/head.ts';
import { UserError } from '../errors.ts';
import { orStopBuild } from './stop-build.ts';

/** One address a line; a build adds new ones, except on a build server, whose files nobody commits. */
const LIST = 'addresses.txt';

/**
 * Writes `_redirects` from `formerly` in front matter and from Astro's `redirects`, then compares the addresses of the
 * site with the list of all that were ever published.
 */
export function redirects(): AstroIntegration {
  let root = '.';
  let configured: IntegrationResolvedRoute[] = [];
  return {
    name: 'redirects',
    hooks: {
      'astro:config:done': ({ config }) => void (root = fileURLToPath(config.root)),
      'astro:routes:resolved': ({ routes }) => void (configured = routes.filter(({ type }) => type === 'redirect')),
      'astro:build:done': ({ dir, logger }) =>
        orStopBuild(logger, () => {
          const pages = [...builtPages.values()];
          const moved = configured.map(permanent);
          const moves = new Map([
            ...moved,
            ...pages.flatMap(({ path, formerly = [] }) => formerly.map((old) => [old, path] as const)),
          ]);
          writeFileSync(new URL('_redirects', dir), [...moves].map(([from, to]) => `${from} ${to} 301\n`).join(''));
          checkTargets(moved, (at) => builtPages.has(at) || moves.has(at) || isFile(new URL(`.${at}`, dir)));
          const found = pages.filter((page) => !isHidden(page)).map(({ path }) => path);
          keepAddresses(`${root}/${LIST}`, found, new Set([...found, ...moves.keys()]));
        }),
    },
  };
}

/** A redirect of Astro's configuration. Throws a UserError for one that the host would not treat alike. */
function permanent({ pattern, params, redirect }: IntegrationResolvedRoute): readonly [string, string] {
  const { destination, status } = typeof redirect === 'object' ? redirect : { destination: redirect, status: 301 };
  if (params.length > 0 || status !== 301 || !destination) {
    throw new UserError(
      `astro.config.mjs: redirects: "${pattern}" must be one address that moved for good (301): write a line for each.`,
    );
  }
  return [pattern, destination];
}

/**
 * @param has whether an address of the site is answered
 * @throws UserError that names a redirect to an address which is not
 */
export function checkTargets(moved: (readonly [string, string])[], has: (address: string) => boolean): void {
  for (const [from, to] of moved) {
    if (!to.startsWith('/') || has(to.replace(/[?#].*/, ''))) continue;
    throw new UserError(`astro.config.mjs: redirects: "${from}" leads to ${to}, which the site does not have.`);
  }
}

const isFile = (url: URL): boolean => statSync(url, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * @param found the addresses of the site's pages
 * @param answered those, and the ones that move visitors on
 * @throws UserError that names every address of the list that leads nowhere
 */
export function keepAddresses(file: string, found: string[], answered: ReadonlySet<string>): void {
  const listed = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const lost = listed.filter((address) => !answered.has(address));
  if (lost.length > 0) {
    throw new UserError(
      `Visitors may know ${lost.join(', ')}, and the site no longer has that page: name it under \`formerly\` in the ` +
        `front matter of the page that takes its place, or under \`redirects\` in astro.config.mjs. (${LIST} lists all ` +
        'addresses that were ever published: delete a line only if its page never was.)',
    );
  }
  const all = [...new Set([...listed, ...found])].toSorted();
  if (all.length > listed.length && !process.env['CI']) writeFileSync(file, `${all.join('\n')}\n`);
}
