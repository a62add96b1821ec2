/** Stops a build that would publish a secret key. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../built-files.ts';
import { UserError } from '../errors.ts';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import { orStopBuild } from './stop-build.ts';

export const secretCheck = (): AstroIntegration => ({
  name: 'secret-check',
  hooks: {
    'astro:build:done': ({ dir, logger }) =>
      orStopBuild(logger, () => checkNoSecret(fileURLToPath(dir), readEnvironment('.', 'production'))),
  },
});

/** Throws a UserError if a secret key is in the built files, or in a PUBLIC_ setting, which a build may publish. */
export function checkNoSecret(folder: string, environment: Environment): void {
  const secrets = [environment['SUPABASE_SECRET_KEY'], environment['PREVIEW_SUPABASE_SECRET_KEY']]
    .map((secret) => secret?.trim())
    .filter((secret): secret is string => !!secret);
  const holdsSecret = (text: string): boolean =>
    /sb_secret_[\w-]{8,}/.test(text) || secrets.some((secret) => text.includes(secret));

  const publicNames = Object.keys(environment).filter((name) => name.startsWith('PUBLIC_'));
  const settings = publicNames.filter((name) => holdsSecret(environment[name] ?? ''));
  const paths = listFiles(folder).map((file) => path.join(folder, file));
  const files = paths.filter((file) => holdsSecret(readFileSync(file, 'latin1')));
  const places = [...settings, ...files];
  if (places.length === 0) return;
  throw new UserError(
    `${places.join(', ')} holds a secret key, with which everybody could read the leads: take it out, make a new one in the ` +
      'Supabase dashboard, and set it as SUPABASE_SECRET_KEY alone.',
  );
}
