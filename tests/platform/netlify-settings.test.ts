/** What Netlify reads in this repository, according to its own parsers, which skip in silence what they do not know. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { importFromNetlify, netlifyPackages } from './netlify-packages.ts';

interface ListedFunction {
  name: string;
  runtimeAPIVersion: number;
  routes: { literal: string; methods: string[] }[];
  schedule?: string;
}
interface BundledFunction {
  name: string;
  trafficRules?: object;
}
interface Bundler {
  listFunctions: (folder: string, options: object) => Promise<ListedFunction[]>;
  zipFunctions: (folder: string, target: string, options: object) => Promise<BundledFunction[]>;
}

const importBundler = () => importFromNetlify<Bundler>('@netlify/zip-it-and-ship-it/dist/main.js');

describe.skipIf(!netlifyPackages)('Netlify', () => {
  it('reads the address of the form and the schedule of the notifications', async () => {
    const { listFunctions } = await importBundler();
    const listed = await listFunctions('netlify/functions', { parseISC: true });
    expect(listed).toHaveLength(2);
    expect(listed).toMatchObject([
      { name: 'lead', runtimeAPIVersion: 2, schedule: undefined, routes: [{ literal: '/lead', methods: ['POST'] }] },
      { name: 'notify', runtimeAPIVersion: 2, schedule: '* * * * *', routes: [] },
    ]);
  });

  it('reads the limit on forms from one address, and where it sends what is over it', async () => {
    const { zipFunctions } = await importBundler();
    const bundled = await zipFunctions('netlify/functions', createTemporaryFolder(), {
      archiveFormat: 'none',
      basePath: '.',
    });
    const rules = Object.fromEntries(bundled.map(({ name, trafficRules }) => [name, trafficRules]));
    expect(rules).toEqual({
      lead: {
        action: {
          type: 'rewrite',
          config: {
            to: '/not-sent',
            rateLimitConfig: { windowLimit: 20, windowSize: 60, algorithm: 'sliding_window' },
            aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
          },
        },
      },
      notify: undefined,
    });
  });

  it('reads every header', async () => {
    type Parsed = { errors: unknown[]; headers: { for: string; values: Record<string, string> }[] };
    const { parseAllHeaders } = await importFromNetlify<{ parseAllHeaders: (options: object) => Promise<Parsed> }>(
      '@netlify/headers-parser/lib/index.js',
    );
    const { errors, headers } = await parseAllHeaders({ headersFiles: ['public/_headers'], minimal: true });
    expect(errors).toEqual([]);
    const values = Object.fromEntries(headers.map((rule) => [rule.for, rule.values]));
    const parsedCount = Object.values(values).flatMap((rule) => Object.keys(rule)).length;
    const writtenLines = readFileSync('public/_headers', 'utf8').match(/^[ \t]+[^\s#]/gm);
    expect(parsedCount).toBe(writtenLines?.length);
    expect(values['/_astro/{file}']).toMatchObject({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    expect(values['/*']).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(
        /^default-src 'none'; .*trusted-types service-worker$/,
      ) as string,
      'Strict-Transport-Security': 'max-age=63072000',
      Link: '</llms.txt>; rel="describedby"; type="text/markdown"',
    });
  });

  it('reads every redirect', async () => {
    type Parsed = { errors: unknown[]; redirects: { from: string; to: string; status: number }[] };
    const { parseAllRedirects } = await importFromNetlify<{ parseAllRedirects: (options: object) => Promise<Parsed> }>(
      '@netlify/redirect-parser/lib/index.js',
    );
    const { errors, redirects } = await parseAllRedirects({ redirectsFiles: ['public/_redirects'], minimal: true });
    expect(errors).toEqual([]);
    const parsed = redirects.map(({ from, to, status }) => [from, to, `${status}`]);
    const writtenLines = readFileSync('public/_redirects', 'utf8').match(/^[^#\s].*$/gm) ?? [];
    const written = writtenLines.map((line) => line.trim().split(/\s+/));
    expect(parsed).toEqual(written);
  });

  it('reads how to build the site, and finds the functions', async () => {
    type Resolved = { config: Record<string, object> & { build: Record<string, unknown> } };
    const { resolveConfig } = await importFromNetlify<{ resolveConfig: (options: object) => Promise<Resolved> }>(
      '@netlify/config/lib/index.js',
    );
    const { config } = await resolveConfig({ cwd: process.cwd(), offline: true, context: 'production', mode: 'cli' });
    expect(config).toMatchObject({
      functionsDirectory: path.resolve('netlify/functions'),
      build: {
        command: 'npm run build',
        publish: path.resolve('dist'),
        environment: { NODE_VERSION: readFileSync('.nvmrc', 'utf8').trim(), NPM_FLAGS: '--omit=dev' },
        processing: { html: { pretty_urls: true } },
      },
    });
  });
});
