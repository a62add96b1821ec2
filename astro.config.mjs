// @ts-check
// First: the next modules read the settings when they load.
import './tools/build/check-settings.ts';
import { defineConfig } from 'astro/config';
import react from '@astrojs/react';
import mdx from '@astrojs/mdx';
import { assetHeaders } from './tools/build/asset-headers.ts';
import { className } from './tools/build/class-names.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { devBackend } from './tools/build/dev-backend.ts';
import { localeEnv } from './tools/build/locale.ts';
import { pageFiles } from './tools/build/page-files.ts';
import { secretCheck } from './tools/build/secret-check.ts';
import { contentSecurityPolicy } from './tools/build/content-security-policy.ts';
import { settings } from './tools/build/settings.ts';
import { siteSitemap } from './tools/build/sitemap.ts';
import { unusedPictures } from './tools/build/unused-pictures.ts';
import { markdownProcessor } from './tools/build/markdown.ts';
import { site } from './src/data/site.ts';

/** The bundle of all styles that no first paint needs. All other styles are inlined into their pages. */
const DEFERRED_STYLES = 'deferred-styles';

/** The scripts that are imported with `?worker&url`: their files' names, by their sources'. @type {Record<string, string>} */
const scriptNames = { worker: 'sw.js', 'send-queued': 'send-queued.js' };

export default defineConfig({
  site: site.url,
  output: 'static',
  // Each page has one URL, without a trailing slash: /blog, served from blog.html.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto', redirects: false },
  // Astro 7's default drops the spaces between inline elements; `true` keeps one.
  compressHTML: true,
  // A highlighter would color code with style attributes, which the Content Security Policy blocks.
  markdown: { processor: markdownProcessor(), syntaxHighlight: false },
  image: { layout: 'constrained' },
  server: { port: Number(process.env['PORT'] || 4321) },
  devToolbar: { enabled: false },
  integrations: [
    settings(),
    pageFiles(),
    devBackend(),
    react(),
    mdx(),
    siteSitemap(),
    contentSecurityPolicy(),
    unusedPictures(),
    assetHeaders(),
    secretCheck(),
  ],
  vite: {
    plugins: [vanillaExtractPlugin({ identifiers: className })],
    define: Object.fromEntries(
      Object.entries(localeEnv(site)).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    // The service worker is at the site's root, so that its scope covers all pages. The other script that is loaded by its
    // address keeps its name, so that a page that was opened before a deploy still finds it.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: ({ name }) => scriptNames[name] ?? '' } } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Without the query of a component's script ("Hero.astro?astro&type=script&index=0"), which pages would repeat.
            output: { entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js` },
          },
        },
      },
    },
    build: {
      sourcemap: false,
      // Inline the styles that a first paint needs. Scripts stay in files, because no first paint waits for them.
      assetsInlineLimit: (file) => file.endsWith('.css') && !file.includes(DEFERRED_STYLES),
      // Vite's default minifier moves animation-timeline into the `animation` shorthand, which no browser supports.
      cssMinify: 'esbuild',
      rolldownOptions: {
        // The bundler warns about a directive in MDX files. The warning is harmless.
        checks: { moduleLevelDirective: false },
        // Inlines imported constants. Otherwise Astro could not inline a small script that imports one.
        optimization: { inlineConst: true },
        output: {
          // An address that needs no encoding is the same for every host and on every disk.
          sanitizeFileName: (name) => name.replace(/[^\w.-]/g, '_'),
          codeSplitting: {
            groups: [
              {
                // What several islands share goes with React: each small file would cost a request.
                name: 'react',
                test: /node_modules\/(@astrojs\/react|react|react-dom|scheduler)\/|when-activated|TextButton\.css\.ts$/,
              },
              {
                name: DEFERRED_STYLES,
                // First, because the group above would also take the styles that its files import.
                priority: 1,
                test: (id) => id.includes('.css.ts.vanilla') && !/\.critical\.|\/src\/styles\//.test(id),
              },
            ],
          },
        },
      },
    },
  },
});
