/**
 * Builds `src/components/deliver.ts` as `/deliver.js`: a fixed name, which pages import only when a lead waits. Astro's own
 * `<script>` was tried: as soon as it imports a module on demand, it is a file of its own that every page fetches.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';

export const deliverScript = (): AstroIntegration => ({
  name: 'deliver-script',
  hooks: {
    'astro:config:setup'({ config, updateConfig }) {
      const id = fileURLToPath(new URL('components/deliver.ts', config.srcDir));
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
