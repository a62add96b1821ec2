/**
 * Checks the two settings that say where the lead form sends, before a site is built with them: a wrong setting would
 * lose leads without an error, and a secret key would be published.
 */
import { nowhereKey } from '../../src/lib/delivery/names.ts';
import { UserError } from '../errors.ts';
import type { Environment } from './environment.ts';

/** The only public key that the embedded backend accepts. Hosted projects do not accept it. */
export const EMBEDDED_KEY = 'sb_publishable_embedded';

/** The environment of a build that uses the embedded backend on the site's own address. */
export const embeddedEnvironment = {
  LEADS_BACKEND: 'embedded',
  PUBLIC_SUPABASE_URL: '/',
  PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_KEY,
};

const WHERE =
  'in the file .env (.env.example shows how) or, at Netlify, in the site\'s settings under "Environment variables"';
const KEY_PLACE = 'Find it in the Supabase dashboard under Project Settings, API Keys; it begins with sb_publishable_.';

/**
 * The settings of a published site: the project's origin, or "/" for the site's own backend, and the public key. A
 * preview uses its own project or none, never production's, whose leads are real.
 *
 * @throws UserError that says what to set and where
 */
export function readLeadSettings(environment: Environment) {
  if (environment['LEADS_BACKEND'] === 'embedded') return embeddedEnvironment;
  const isPreview = ['deploy-preview', 'branch-deploy'].includes(environment['CONTEXT'] ?? '');
  const names = isPreview
    ? ['PREVIEW_SUPABASE_URL', 'PREVIEW_SUPABASE_ANON_KEY']
    : ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'];
  const missing = names.filter((name) => !environment[name]?.trim());
  if (isPreview && missing.length === 2) return { PUBLIC_SUPABASE_URL: '/', PUBLIC_SUPABASE_ANON_KEY: nowhereKey };
  if (missing.length > 0) {
    const own = '(`npm start` and `npm run dev` bring a backend of their own.)';
    throw new UserError(
      `Leads have nowhere to go without ${missing.join(' and ')}. Set what is missing ${WHERE}. ${own}`,
    );
  }
  const [url, key] = names.map((name) => environment[name]);
  const origin = checkUrl(url, names[0]);
  if (isPreview && origin === URL.parse(environment['PUBLIC_SUPABASE_URL'] ?? '')?.origin) {
    throw new UserError(
      'PREVIEW_SUPABASE_URL is the address of PUBLIC_SUPABASE_URL, so a preview would write into the table of real leads: ' +
        'set it to another project, or remove it, and the form of a preview sends nothing.',
    );
  }
  return { PUBLIC_SUPABASE_URL: origin, PUBLIC_SUPABASE_ANON_KEY: checkKey(key, names[1]) };
}

/** Returns the origin. The error does not repeat a refused address, because it may contain a password. */
export function checkUrl(text = '', name = 'PUBLIC_SUPABASE_URL'): string {
  const { origin = '' } = URL.parse(text) ?? {};
  const isSafe = /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(origin);
  if (isSafe && origin === text.trim().replace(/\/$/, '').toLowerCase()) return origin;
  throw new UserError(
    `${name} is not an https address such as https://abcdefghijklmnop.supabase.co, with nothing before or after the ` +
      `host. Set it ${WHERE}.`,
  );
}

function checkKey(text = '', name = 'PUBLIC_SUPABASE_ANON_KEY'): string {
  const key = text.trim();
  // A key of the older kind is a JWT, which names its role.
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  const isToken = claims.startsWith('{');
  if (/^sb_publishable_[\w-]+$/.test(key) || (isToken && /"role":\s*"anon"/.test(claims))) return key;
  throw new UserError(
    (isToken || key.startsWith('sb_secret_')
      ? `${name} holds a secret key, which would be published with the site and let everybody read the leads: put the ` +
        'public key in its place, and make a new secret one if this site was ever published. '
      : `${name} is not a public key of a Supabase project. `) + `${KEY_PLACE} Set it ${WHERE}.`,
  );
}

/** Whether this is a whole secret key. The dashboard masks a key with dots, which would make an invalid header. */
export const isSecretKey = (key = ''): boolean => /^(?!sb_publishable_)[!-~]+$/.test(key.trim());
