import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Builds `src/lib/leads/deliver.ts` as `/deliver.js`: a fixed name, which pages import only when a lead waits. */
export function deliverScript(): AstroIntegration {
  return {
    name: 'deliver-script',
    hooks: {
      'astro:config:setup'({ config, updateConfig }) {
        const id = fileURLToPath(new URL('lib/leads/deliver.ts', config.srcDir));
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'deliver-script',
                apply: 'build',
                applyToEnvironment: (environment) => environment.name === 'client',
                buildStart() {
                  this.emitFile({ type: 'chunk', id, fileName: 'deliver.js' });
                },
              },
            ],
          },
        });
      },
    },
  };
}
