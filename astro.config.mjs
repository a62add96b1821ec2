// @ts-check
import { defineConfig } from 'astro/config';
import react from '@astrojs/react';
import mdx from '@astrojs/mdx';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { classNames } from './tools/build/class-names.ts';
import { clientDirectives } from './tools/build/client-directives.ts';
import { deliverScript } from './tools/build/deliver-script.ts';
import { devBackend } from './tools/build/dev-backend.ts';
import { fonts } from './tools/build/fonts.ts';
import { publishing } from './tools/build/publishing.ts';
import { publicSettings } from './tools/build/public-settings.ts';
import { previewPictures } from './tools/build/preview-pictures/index.ts';
import { securityHeaders } from './tools/build/security-headers.ts';
import { siteMap } from './tools/build/site-map.ts';
import { writtenTexts } from './tools/build/written-texts.ts';
import { site } from './src/data/site.ts';

export default defineConfig({
  site: site.url,
  output: 'static',
  // One spelling for every address: /blog, served from blog.html.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', redirects: false },
  // Astro 7's default drops the spaces between inline elements; `true` keeps one.
  compressHTML: true,
  markdown: { processor: writtenTexts() },
  server: { port: Number(process.env['PORT'] || 4321) },
  devToolbar: { enabled: false },
  integrations: [
    publishing(site),
    publicSettings(),
    devBackend(),
    react(),
    mdx(),
    clientDirectives('activated', 'interaction', 'painted'),
    fonts(),
    deliverScript(),
    siteMap(site),
    previewPictures(site),
    securityHeaders(site),
  ],
  vite: {
    plugins: [vanillaExtractPlugin({ identifiers: classNames() })],
    // The service worker: one file of its own, at the site's root so that it is in charge of all pages.
    worker: { rolldownOptions: { output: { entryFileNames: 'sw.js' } } },
    build: {
      sourcemap: false,
      // The other minifier folds animation-timeline into the shorthand, where no browser reads it.
      cssMinify: 'esbuild',
      rolldownOptions: {
        // MDX files carry a directive that the bundler warns of, without consequence.
        checks: { moduleLevelDirective: false },
        // Lets a page's small script use a constant of another file and still be written into the page.
        optimization: { inlineConst: true },
      },
    },
  },
});
