/** The files of a built site, in memory, each with its compressed forms. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from '../built-files.ts';
import { type Encoding } from './content-encoding.ts';
import { contentType, isCompressible } from './content-type.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface SiteFile {
  type: string;
  /** A digest of the content, without quotes. */
  tag: string;
  /** The bytes in an encoding, and which one it came to be: what does not shrink is sent as it is. */
  encoded: (encoding: Encoding) => Promise<{ body: Buffer; encoding: Encoding }>;
}

/** By path: "/blog.html". */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** What the host itself reads, and nobody else is shown. */
const PRIVATE = new Set(['_headers', '_redirects']);

/** Reads all files below a folder. */
export function readSiteFiles(root: string): SiteFiles {
  const files = filesOf(root).filter((file) => !PRIVATE.has(file));
  return new Map(files.map((file) => [`/${file}`, siteFile(path.join(root, file))]));
}

/** Compresses every file ahead of the first visitor. */
export async function compressAll(files: SiteFiles): Promise<void> {
  for (const file of files.values()) await file.encoded('br');
}

function siteFile(file: string): SiteFile {
  const type = contentType(file);
  const body = readFileSync(file);
  const forms = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  const compressible = isCompressible(type);
  return {
    type,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    encoded: async (wanted) => {
      const form = compressible ? (forms.get(wanted) ?? compress(body, wanted)) : Promise.resolve(body);
      forms.set(wanted, form);
      const result = await form;
      return result.length < body.length ? { body: result, encoding: wanted } : { body, encoding: 'identity' };
    },
  };
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body, { level: 9 });
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
