import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productionFolder } from './built-site.ts';
import { listFiles } from '../../tools/built-files.ts';
import { createStaticHost } from '../../tools/static-host.ts';
import { listen } from '../../tools/listen.ts';
import { hostedSettings } from '../builds.ts';
import { runProbe } from '../run-probe.ts';

const files = listFiles(productionFolder).map((name) => ({
  name,
  text: readFileSync(join(productionFolder, name), 'latin1'),
}));
const containing = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
const literally = (text: string) => new RegExp(RegExp.escape(text));

/** The role in each JSON web token of a text. */
function rolesOf(text: string): unknown[] {
  return [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]*/g)].map(([, payload = '']) => {
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown }).role;
  });
}

describe('A production build', () => {
  test('says where leads go, as the probe reads it', async () => {
    const site = await listen(createStaticHost({ root: productionFolder }), 0);
    const { output } = await runProbe(site.url);
    await site.close();
    expect(output).toContain(`ok      settings  leads go to ${hostedSettings.PUBLIC_SUPABASE_URL}\n`);
  });

  test('holds no secret key', () => {
    expect(containing(/sb_secret_[\w-]{8}/)).toEqual([]);
    expect(files.flatMap(({ text }) => rolesOf(text)).filter((role) => role !== 'anon')).toEqual([]);
  });

  test('holds nothing of the embedded backend', () => {
    expect(containing(/sb_publishable_embedded|LEADS_BACKEND|pglite|@supabase\/lite/i)).toEqual([]);
  });

  test('holds no source map and no source', () => {
    expect(files.filter(({ name }) => /\.(map|tsx?|astro|mdx)$/.test(name)).map(({ name }) => name)).toEqual([]);
    expect(containing(/[#@]\s*sourceMappingURL=/)).toEqual([]);
  });

  test('holds no path of the machine that built it', () => {
    expect(containing(literally(process.cwd()))).toEqual([]);
    expect(containing(literally(`${homedir()}/`))).toEqual([]);
    expect(containing(/file:\/\/\//)).toEqual([]);
  });
});
