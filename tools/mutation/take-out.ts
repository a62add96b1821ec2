import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors.ts';
import type { Safeguard } from './safeguard.ts';

/**
 * Takes a safeguard out of a copy of the project. The returned function puts it back.
 *
 * @throws UserError when its text is not in the file exactly once
 */
export async function takeOut(folder: string, { name, file, text, without }: Safeguard): Promise<() => Promise<void>> {
  const place = path.join(folder, file);
  const whole = await readFile(place, 'utf8');
  const found = whole.split(text).length - 1;
  if (found !== 1) throw new UserError(`"${name}" is in ${file} ${found} times: correct its text in tools/mutation.`);
  // A function, since a replacement may contain a dollar sign.
  await writeFile(
    place,
    whole.replace(text, () => without),
  );
  return () => writeFile(place, whole);
}
