/** Reads settings as Vite does: the environment overrides the .env files, and later files override earlier ones. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

export type Environment = Record<string, string | undefined>;

/** Reads .env, .env.local and those of the mode from a folder, under the process's own environment. */
export function readEnvironment(folder: string, mode: 'production' | 'development'): Environment {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].map((file) =>
    readIfThere(path.join(folder, file)),
  );
  const fromFiles: Environment = Object.assign({}, ...files.map((text) => parseEnv(text)));
  const own = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return { ...fromFiles, ...Object.fromEntries(own) };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
