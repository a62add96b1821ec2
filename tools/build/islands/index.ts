/**
 * How islands come to life in the built site: two client directives of the site's own (`client:interaction`,
 * `client:painted`), and one small script at the end of each page in place of those that Astro writes before the first
 * island. In development Astro's own script runs the same directives.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { orStopBuild } from '../stop-build.ts';
import { type BuiltScripts, leanPage } from './lean-page.ts';

type Plugin = Extract<NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>, { name: string }>;

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What all islands need is one file, React and the names of the shared styles: a visit fetches it once. */
const oneBase = {
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          { name: 'base', test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/src\/styles\// },
        ],
      },
    },
  },
};

/** Must stand before the integration that hashes inline scripts: it changes them. */
export function islands(): AstroIntegration {
  const built: BuiltScripts = { runtime: '', imports: new Map(), forwards: new Map() };
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        for (const name of ['interaction', 'painted']) addClientDirective({ name, entrypoint: here(`${name}.ts`) });
        updateConfig({ vite: { plugins: [clientScripts(built)], environments: { client: { build: oneBase } } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
        await orStopBuild(logger, () =>
          Promise.all(
            files.map(async (name) => {
              const file = path.join(folder, name);
              await writeFile(file, leanPage(await readFile(file, 'utf8'), name, built));
            }),
          ),
        );
      },
    },
  };
}

/** Builds the runtime with the site's other scripts, but keeps it for the pages; notes which file imports which. */
function clientScripts(built: BuiltScripts): Plugin {
  const id = here('runtime.ts');
  return {
    name: 'island-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id });
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        built.imports.set(
          `/${output.fileName}`,
          output.imports.map((file) => `/${file}`),
        );
        const [, name, file] = /^export\{(\w+) as default\}from"\.\/([^"]+)";?\s*$/.exec(output.code) ?? [];
        if (name && file) {
          built.forwards.set(`/${output.fileName}`, {
            url: path.posix.join('/', path.dirname(output.fileName), file),
            name,
          });
          delete bundle[output.fileName];
        }
        if (output.facadeModuleId !== id) continue;
        built.runtime = output.code.trim();
        delete bundle[output.fileName];
      }
    },
  };
}
