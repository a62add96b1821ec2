/** Stores to try things on: copies of one that is made once, since making one takes seconds and copying it does not. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedBackend, type EmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { schema } from './schema.ts';

/** Another one for other migrations, and for another version of Postgres. */
const madeOf = createHash('sha256').update(schema).update(readFileSync('package-lock.json')).digest('hex');
const original = path.resolve('.cache/stores', madeOf.slice(0, 16));

/** Copies the store into a folder. */
export async function copyStore(folder: string): Promise<void> {
  if (!existsSync(original)) {
    await mkdir(path.dirname(original), { recursive: true });
    const part = await mkdtemp(`${original}.`);
    await (await startEmbeddedBackend({ folder: part })).close();
    // Another process may have been quicker.
    await rename(part, original).catch(() => rm(part, { recursive: true }));
  }
  await cp(original, folder, { recursive: true });
}

/** Starts the embedded backend on a store of its own, which is removed when it is closed. */
export async function openBackend(): Promise<EmbeddedBackend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  await copyStore(folder);
  const backend = await startEmbeddedBackend({ folder });
  const close = async (): Promise<void> => {
    await backend.close();
    await rm(folder, { recursive: true });
  };
  return { ...backend, close };
}
