import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds the client directives of src/directives, by their files' names. */
export const clientDirectives = (...names: string[]): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ config, addClientDirective }) => {
      for (const name of names) {
        addClientDirective({ name, entrypoint: fileURLToPath(new URL(`directives/${name}.ts`, config.srcDir)) });
      }
    },
  },
});
