/** Reads settings as Vite does: the environment overrides the .env files, and later files override earlier ones. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

export type Environment = Record<string, string | undefined>;

/** Reads .env, .env.local and those of the mode from a folder, under the process's own environment. */
export function readEnvironment(folder: string, mode: 'production' | 'development'): Environment {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))), process.env);
}
