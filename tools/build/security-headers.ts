/** Writes the headers that the production host sends. Their hashes come from the finished build. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFilesOf } from '../built-files.ts';
import { addInlineHashes, contentSecurityPolicy, type InlineHashes } from './content-security.ts';
import { orStopBuild } from './stop-build.ts';

/** What this site never uses. */
const refused =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid ' +
  'idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock ' +
  'serial usb xr-spatial-tracking';

/** What of the owner's settings the headers say. */
interface Settings {
  /** See src/data/site.ts. */
  strictTransport: string;
}

/**
 * The file in Netlify's format: a path, and its headers below. Two rules set the resource policy of the pictures: if a
 * host joins both values, browsers ignore the header, which allows as much.
 */
export function headersFile(policy: string, { strictTransport }: Settings): string {
  return `# Generated with the build: the policy holds hashes of the pages' inline scripts and styles.
/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: ${strictTransport}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: ${refused.replaceAll(/[^ ]+/g, '$&=()').replaceAll(' ', ', ')}
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Embedder-Policy: require-corp
  Cross-Origin-Resource-Policy: same-origin
  Speculation-Rules: "/speculation-rules.json"
  Link: </llms.txt>; rel="describedby"; type="text/markdown"

# The name changes with the content.
/_astro/*
  Cache-Control: public, max-age=31536000, immutable

# Pictures for previews, which other sites may show.
/og/*
  Cross-Origin-Resource-Policy: cross-origin

/speculation-rules.json
  Content-Type: application/speculationrules+json

/rss.xml
  Content-Type: application/rss+xml; charset=utf-8

/llms.txt
  Content-Type: text/markdown; charset=utf-8

/site.webmanifest
  Content-Type: application/manifest+json
`;
}

/** One policy for all paths, because a host answers any path with the 404 page. It goes last, to read the final pages. */
export const securityHeaders = (settings: Settings): AstroIntegration => ({
  name: 'security-headers',
  hooks: {
    'astro:build:done': ({ dir, logger }) =>
      orStopBuild(logger, async () => {
        const dist = fileURLToPath(dir);
        const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
        for (const file of htmlFilesOf(dist))
          addInlineHashes(hashes, file, await readFile(path.join(dist, file), 'utf8'));
        const backend = process.env['PUBLIC_SUPABASE_URL'];
        const policy = contentSecurityPolicy(hashes, backend?.startsWith('http') ? backend : undefined);
        await writeFile(path.join(dist, '_headers'), headersFile(policy, settings));
        logger.info(
          `policy of ${hashes.scripts.size} scripts and ${hashes.styles.size} styles, ${policy.length} bytes`,
        );
      }),
  },
});
