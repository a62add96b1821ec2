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

/** The names of the files that hold what the pattern finds. */
function filesWith(pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
}

/** The role in each JSON web token of a text. */
function rolesOf(text: string): unknown[] {
  const tokens = text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]*/g);
  return [...tokens].map(([, payload = '']) => {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown };
    return claims.role;
  });
}

describe('a production build', () => {
  test('says where leads go, as the probe reads it', async () => {
    const site = await listen(createStaticHost({ root: productionFolder }), 0);
    const { output } = await runProbe(site.url);
    await site.close();
    expect(output).toContain(`ok      settings  leads go to ${hostedSettings.PUBLIC_SUPABASE_URL}\n`);
  });

  test('holds no secret key', () => {
    expect(filesWith(/sb_secret_[\w-]{8}/)).toEqual([]);
    const roles = files.flatMap(({ text }) => rolesOf(text));
    expect(roles.filter((role) => role !== 'anon')).toEqual([]);
  });

  test('holds nothing of the embedded backend', () => {
    expect(filesWith(/sb_publishable_embedded|LEADS_BACKEND|pglite/i)).toEqual([]);
  });

  test('holds no source map and no source', () => {
    const names = files.map(({ name }) => name);
    expect(names.filter((name) => /\.(map|tsx?|astro|mdx)$/.test(name))).toEqual([]);
    expect(filesWith(/[#@]\s*sourceMappingURL=/)).toEqual([]);
  });

  test('holds the picture of an article, and none of a draft', () => {
    const pictures = files.filter(({ name }) => /^_astro\/.*\.(png|webp)$/.test(name));
    expect(pictures.map(({ name }) => name)).toEqual([expect.stringContaining('picture__1_')]);
    expect(filesWith(/a-draft|unpublished/)).toEqual([]);
  });

  test('holds no path of the machine that built it', () => {
    expect(filesWith(new RegExp(RegExp.escape(process.cwd())))).toEqual([]);
    expect(filesWith(new RegExp(RegExp.escape(`${homedir()}/`)))).toEqual([]);
    expect(filesWith(/file:\/\/\//)).toEqual([]);
  });
});
