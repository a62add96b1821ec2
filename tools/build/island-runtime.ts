/** Takes Astro's script for islands out of the pages that fetch scripts at once anyway: a tenth of what they weigh. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { UserError } from '../errors.ts';
import { orStopBuild } from './stop-build.ts';

const runtime = /<script>((?:(?!<\/script>).)*customElements\.define\("astro-island"(?:(?!<\/script>).)*)<\/script>/s;
/** An island that waits for nobody. The others' pages ask for no script by themselves. */
const eager = / client="(?!interaction")/;

/** It goes before the security headers, which read the final pages. */
export const islandRuntime = (): AstroIntegration => ({
  name: 'island-runtime',
  hooks: {
    'astro:build:done': ({ dir, logger }) =>
      orStopBuild(logger, async () => {
        const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const file of files) {
          const page = new URL(file, dir);
          const html = await readFile(page, 'utf8');
          if (!eager.test(html)) continue;
          const code = runtime.exec(html)?.[1];
          if (!code)
            throw new UserError(`${fileURLToPath(page)} holds no script for its islands: see island-runtime.ts.`);
          const name = `_astro/island.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
          await writeFile(new URL(name, dir), code);
          await writeFile(
            page,
            html.replace(runtime, () => `<script src="/${name}" async></script>`),
          );
        }
      }),
  },
});
