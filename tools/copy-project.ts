/** A copy of the project to change and build: the work tree itself is never touched. */
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is made, fetched or kept for other purposes. */
const left = new Set(['.git', '.astro', '.cache', '.data', 'dist', 'node_modules', 'test-results']);

export interface ProjectCopy {
  folder: string;
  remove: () => Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
  await cp('.', folder, { recursive: true, filter: (source) => !left.has(source) });
  // Each package by a link of its own: what a build keeps in node_modules is not shared.
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages);
  const names = (await readdir('node_modules')).filter((name) => !name.startsWith('.') || name === '.bin');
  await Promise.all(names.map((name) => symlink(path.resolve('node_modules', name), path.join(packages, name))));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
