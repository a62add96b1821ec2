// @ts-check
import { defineConfig, envField } from 'astro/config';
import react from '@astrojs/react';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { deliverScript } from './tools/build/deliver-script.ts';
import { devBackend } from './tools/build/dev-backend.ts';
import { fonts } from './tools/build/fonts.ts';
import { localEditor } from './tools/build/local-editor.ts';
import { lastChanges } from './tools/build/last-change.ts';
import { publishing } from './tools/build/publishing.ts';
import { publicSettings } from './tools/build/public-settings.ts';
import { redirects } from './tools/build/redirects.ts';
import { previewPictures } from './tools/build/preview-pictures/index.ts';
import { securityHeaders } from './tools/build/security-headers.ts';
import { writtenTexts } from './tools/build/written-texts.ts';
import { site } from './src/data/site.ts';
import { thirdParty, untrueWithThirdParty } from './src/data/third-party.ts';

const changes = lastChanges();

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
  env: {
    schema: {
      PUBLIC_SUPABASE_URL: envField.string({ context: 'client', access: 'public' }),
      PUBLIC_SUPABASE_ANON_KEY: envField.string({ context: 'client', access: 'public' }),
    },
  },
  integrations: [
    publishing({ site, thirdParty, untrueWithThirdParty }),
    publicSettings(),
    devBackend(),
    localEditor(),
    react(),
    mdx(),
    fonts(),
    deliverScript(),
    sitemap({
      // The site uses none of them, and each costs an attribute.
      namespaces: { news: false, xhtml: false, image: false, video: false },
      serialize({ url }) {
        const { pathname } = new URL(url);
        const lastmod = changes.get(pathname);
        // An article that only a preview shows.
        if (pathname.startsWith('/blog/') && !lastmod) return undefined;
        return { url: site.url + pathname, ...(lastmod && { lastmod }) };
      },
    }),
    redirects(),
    previewPictures(site),
    securityHeaders({ ...site, thirdParty }),
  ],
  vite: {
    plugins: [vanillaExtractPlugin()],
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
