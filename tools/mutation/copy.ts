/** A copy of the project to break: the work tree itself is never touched. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../errors.ts';
import type { Safeguard } from './safeguards.ts';

export interface ProjectCopy {
  folder: string;
  /**
   * Takes a safeguard out; what comes back puts it in again.
   *
   * @throws UserError when its text does not stand in the file exactly once
   */
  takeOut: (safeguard: Safeguard) => Promise<() => Promise<void>>;
  remove: () => Promise<void>;
}

/** What is made, fetched or kept for other purposes. */
const left = new Set(['.git', '.astro', '.cache', '.data', 'dist', 'node_modules', 'test-results']);

export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mutation-'));
  await cp('.', folder, { recursive: true, filter: (source) => !left.has(source) });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    async takeOut({ name, file, text, without }) {
      const place = path.join(folder, file);
      const whole = await readFile(place, 'utf8');
      const found = whole.split(text).length - 1;
      if (found !== 1) {
        throw new UserError(`"${name}" stands ${found} times in ${file}: mend its text in tools/mutation.`);
      }
      // A function: a replacement may contain a dollar sign.
      await writeFile(
        place,
        whole.replace(text, () => without),
      );
      return () => writeFile(place, whole);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
