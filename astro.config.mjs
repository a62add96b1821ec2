// @ts-check
import { defineConfig } from 'astro/config';
import react from '@astrojs/react';
import mdx from '@astrojs/mdx';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { deliverScript } from './src/integrations/deliver-script.ts';
import { devBackend } from './src/integrations/dev-backend.ts';
import { headingFont } from './src/integrations/heading-font.ts';
import { icons } from './src/integrations/icons.ts';
import { islands } from './src/integrations/islands/index.ts';
import { leadSettings, leadSettingsSchema } from './src/integrations/lead-settings.ts';
import { previewPictures } from './src/integrations/preview-pictures/index.ts';
import { securityHeaders } from './src/integrations/security-headers.ts';
import { securityContact } from './src/integrations/security-txt.ts';
import { siteMap } from './src/integrations/site-map.ts';
import { site } from './src/data/site.ts';

export default defineConfig({
  site: site.url,
  output: 'static',
  // One spelling for every address: /blog, served from blog.html.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', redirects: false },
  // Astro 7's default drops the spaces between inline elements; `true` keeps one.
  compressHTML: true,
  devToolbar: { enabled: false },
  env: { schema: leadSettingsSchema },
  integrations: [
    leadSettings(),
    devBackend(),
    react(),
    mdx(),
    islands(),
    headingFont(),
    deliverScript(),
    icons(),
    siteMap(site),
    previewPictures(site),
    securityContact(site),
    securityHeaders(),
  ],
  vite: {
    plugins: [vanillaExtractPlugin()],
    build: {
      sourcemap: false,
      // The other minifier folds animation-timeline into the shorthand, where no browser reads it.
      cssMinify: 'esbuild',
      // MDX files carry a directive that the bundler warns of, without consequence.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
