/** Articles written in a browser: see keystatic.config.ts. */
import type { AstroIntegration } from 'astro';

/** Mounts the editor at /keystatic in `astro dev`; a build never loads it, and a deploy does not install it. */
export const localEditor = (): AstroIntegration => ({
  name: 'local-editor',
  hooks: {
    'astro:config:setup': async ({ command, updateConfig }) => {
      if (command !== 'dev') return;
      const { default: keystatic } = await import('@keystatic/astro');
      updateConfig({ integrations: [keystatic()] });
    },
  },
});
