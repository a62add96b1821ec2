/**
 * Builds `src/scripts/deliver.ts` as `/deliver.js`. Its name is fixed, so that pages can import it only when a lead
 * waits. Astro's `<script>` cannot do that: with an import on demand, it becomes a file that every page fetches.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';

export const deliverScript = (): AstroIntegration => ({
  name: 'deliver-script',
  hooks: {
    'astro:config:setup'({ config, updateConfig }) {
      const id = fileURLToPath(new URL('scripts/deliver.ts', config.srcDir));
      const plugin: NonNullable<ViteUserConfig['plugins']>[number] = {
        name: 'deliver-script',
        apply: 'build',
        applyToEnvironment: (environment) => environment.name === 'client',
        buildStart() {
          this.emitFile({ type: 'chunk', id, fileName: 'deliver.js' });
        },
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
