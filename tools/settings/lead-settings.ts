/**
 * Checks the two settings that say where the lead form sends, before a site is built with them: a wrong setting would
 * lose leads without an error, and a secret key would be published.
 */
import { isPreviewDeploy } from '../../src/lib/deploy-context.ts';
import { previewKey } from '../../src/lib/submission/constants.ts';
import { UserError } from '../errors.ts';
import type { Environment } from './environment.ts';

/** The only public key that the embedded backend accepts. Hosted projects do not accept it. */
export const EMBEDDED_KEY = 'sb_publishable_embedded';

/** The environment of a build that uses the embedded backend on the site's own origin. */
export const embeddedEnvironment = {
  LEADS_BACKEND: 'embedded',
  PUBLIC_SUPABASE_URL: '/',
  PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_KEY,
};

const WHERE_TO_SET =
  'in the file .env (.env.example shows how) or, at Netlify, in the site\'s settings under "Environment variables"';
const WHERE_KEY_IS =
  'It is in the Supabase dashboard under Project Settings, API Keys, and begins with sb_publishable_';

/** The names of the settings with the URL and the public key that a build reads: a preview has a project of its own or none. */
function leadSettingNames(environment: Environment): { isPreview: boolean; url: string; key: string } {
  const isPreview = isPreviewDeploy(environment['CONTEXT']);
  return isPreview
    ? { isPreview, url: 'PREVIEW_SUPABASE_URL', key: 'PREVIEW_SUPABASE_ANON_KEY' }
    : { isPreview, url: 'PUBLIC_SUPABASE_URL', key: 'PUBLIC_SUPABASE_ANON_KEY' };
}

/** What keeps leads from a project: a sentence for each wrong setting, which begins with the setting's name. */
export function leadSettingProblems(environment: Environment): string[] {
  if (environment['LEADS_BACKEND'] === 'embedded') return [];
  const { isPreview, url: urlName, key: keyName } = leadSettingNames(environment);
  const url = environment[urlName]?.trim();
  const key = environment[keyName]?.trim();
  // The form of a preview without a project of its own sends nothing.
  if (isPreview && !url && !key) return [];

  const problems = [urlProblem(url, urlName), keyProblem(key, keyName)];
  if (isPreview && isSameProject(url, environment['PUBLIC_SUPABASE_URL'])) {
    problems.push(
      `${urlName} is the address of PUBLIC_SUPABASE_URL, so a preview would write into the table of real leads: set it ` +
        'to another project, or remove it, and the form of a preview sends nothing',
    );
  }
  return problems.filter((problem) => problem !== undefined);
}

function isSameProject(url = '', otherUrl = ''): boolean {
  const origin = URL.parse(url)?.origin;
  return origin !== undefined && origin === URL.parse(otherUrl)?.origin;
}

/**
 * The settings of a published site: the project's origin, or "/" for the site's own backend, and the public key. A
 * preview uses its own project or none, never production's, whose leads are real.
 *
 * @throws UserError that says what to set and where
 */
export function readLeadSettings(environment: Environment) {
  if (environment['LEADS_BACKEND'] === 'embedded') return embeddedEnvironment;
  const problems = leadSettingProblems(environment);
  if (problems.length > 0) {
    const own = '`npm start` and `npm run dev` bring a backend of their own.';
    throw new UserError(`${problems.join('.\n')}.\nSet this ${WHERE_TO_SET}. ${own}`);
  }
  const { isPreview, url, key } = leadSettingNames(environment);
  if (isPreview && !environment[url]?.trim()) {
    return { PUBLIC_SUPABASE_URL: '/', PUBLIC_SUPABASE_ANON_KEY: previewKey };
  }
  return { PUBLIC_SUPABASE_URL: checkUrl(environment[url], url), PUBLIC_SUPABASE_ANON_KEY: environment[key]!.trim() };
}

/** Returns the origin of a project's URL, or throws a UserError that says what is wrong with it. */
export function checkUrl(text = '', name = 'PUBLIC_SUPABASE_URL'): string {
  const problem = urlFormatProblem(text, name);
  if (problem) throw new UserError(`${problem}. Set it ${WHERE_TO_SET}.`);
  return new URL(text).origin;
}

function urlProblem(url: string | undefined, name: string): string | undefined {
  if (!url) return `${name} is not set: leads have nowhere to go`;
  return urlFormatProblem(url, name);
}

/** Does not repeat the URL, because it may contain a password. */
function urlFormatProblem(text: string, name: string): string | undefined {
  const { origin = '' } = URL.parse(text) ?? {};
  const isSafe = /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(origin);
  const isOriginAlone = origin === text.trim().replace(/\/$/, '').toLowerCase();
  if (isSafe && isOriginAlone) return undefined;
  return `${name} is not an https address such as https://abcdefghijklmnopqrst.supabase.co, with nothing before or after the host`;
}

function keyProblem(key: string | undefined, name: string): string | undefined {
  if (!key) return `${name} is not set: leads have nowhere to go. ${WHERE_KEY_IS}`;
  const role = roleOf(key);
  const isPublic = /^sb_publishable_[\w-]+$/.test(key) || role === 'anon';
  if (isPublic) return undefined;
  const isSecret = key.startsWith('sb_secret_') || role !== undefined;
  if (isSecret) {
    return (
      `${name} holds a secret key, which would be published with the site and let everybody read the leads: put the ` +
      `public key in its place, and make a new secret one if this site was ever published. ${WHERE_KEY_IS}`
    );
  }
  return `${name} is not a whole public key of a Supabase project. ${WHERE_KEY_IS}`;
}

/** Whether this is a whole secret key. The dashboard masks a key with dots, which would make an invalid header. */
export function isSecretKey(text = ''): boolean {
  const key = text.trim();
  return /^sb_secret_[\w-]+$/.test(key) || roleOf(key) === 'service_role';
}

/** The role of a key of the older kind, which is a JSON web token; undefined for every other text. */
function roleOf(key: string): string | undefined {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return /^\{.*"role":\s*"(\w+)"/s.exec(claims)?.[1];
}
