// @ts-check
import { defineConfig, envField } from 'astro/config';
import react from '@astrojs/react';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { deliverScript } from './tools/build/deliver-script.ts';
import { devBackend } from './tools/build/dev-backend.ts';
import { lastChanges } from './tools/build/last-change.ts';
import { localeEnv } from './tools/build/locale.ts';
import { securityPolicy } from './tools/build/security-policy.ts';
import { settings } from './tools/build/settings.ts';
import { writtenTexts } from './tools/build/written-texts.ts';
import { pages } from './src/data/pages.ts';
import { site } from './src/data/site.ts';

const { path, updated } = pages.getStarted;
const changes = lastChanges().set(path, updated.toISOString().slice(0, 10));

/** The one file of all styles that no first paint needs; the others are written into the pages that use them. */
const LATE_STYLES = 'late-styles';

export default defineConfig({
  site: site.url,
  output: 'static',
  // One spelling for every address: /blog, served from blog.html.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto', redirects: false },
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
    settings(site),
    devBackend(),
    react(),
    mdx(),
    deliverScript(),
    sitemap({
      // The site uses none of them, and each costs an attribute.
      namespaces: { news: false, xhtml: false, image: false, video: false },
      // What a form without a script leads to says nothing to anybody else.
      filter: (address) => !/\/(thank-you|not-sent)$/.test(address),
      serialize({ url }) {
        const { pathname } = new URL(url);
        const lastmod = changes.get(pathname);
        // An article that only a preview shows.
        if (pathname.startsWith('/blog/') && !lastmod) return undefined;
        // Noon is on that day everywhere.
        return { url: site.url + pathname, ...(lastmod && { lastmod: `${lastmod}T12:00:00Z` }) };
      },
    }),
    securityPolicy(),
  ],
  vite: {
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    define: Object.fromEntries(
      Object.entries(localeEnv(site)).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    // The service worker: one file of its own, at the site's root so that it is in charge of all pages.
    worker: { rolldownOptions: { output: { entryFileNames: 'sw.js' } } },
    build: {
      sourcemap: false,
      // Styles stand in their page; a script does not, since no first paint waits for it.
      assetsInlineLimit: (file) => file.endsWith('.css') && !file.includes(LATE_STYLES),
      // The other minifier folds animation-timeline into the shorthand, where no browser reads it.
      cssMinify: 'esbuild',
      rolldownOptions: {
        // MDX files carry a directive that the bundler warns of, without consequence.
        checks: { moduleLevelDirective: false },
        // Lets a page's small script use a constant of another file and still be written into the page.
        optimization: { inlineConst: true },
        output: {
          codeSplitting: {
            groups: [
              {
                name: LATE_STYLES,
                test: (id) => id.includes('.css.ts.vanilla') && !/\.first\.|\/src\/styles\//.test(id),
              },
            ],
          },
        },
      },
    },
  },
});
