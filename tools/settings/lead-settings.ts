/**
 * Where the lead form sends: checks the two settings before a site is built with them, because a wrong one would
 * only show as lost leads, and a secret one would be published.
 */
import { nowhereKey } from '../../src/lib/delivery/send.ts';
import { UserError } from '../errors.ts';
import type { Environment } from './environment.ts';

export interface LeadSettings {
  /** The origin of the hosted project, or "/" for the embedded backend on the site's own origin. */
  url: string;
  /** The public key. */
  key: string;
  embedded: boolean;
}

/** The public key of the embedded backend, which accepts no other; a hosted project does not know it. */
export const EMBEDDED_KEY = 'sb_publishable_embedded';

/** Read by the browser's code and accepted by the embedded backend only. */
const EMBEDDED_SETTINGS: LeadSettings = { url: '/', key: EMBEDDED_KEY, embedded: true };

/** The environment of a build that uses the embedded backend on the site's own address. */
export const embeddedEnvironment = {
  LEADS_BACKEND: 'embedded',
  PUBLIC_SUPABASE_URL: EMBEDDED_SETTINGS.url,
  PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_SETTINGS.key,
};

const WHERE =
  'Set it in the file .env (.env.example shows how) or, at Netlify, in the site\'s settings under "Environment variables".';
const KEY_PLACE = 'Find it in the Supabase dashboard under Project Settings, API Keys; it begins with sb_publishable_.';

/**
 * The settings for a site that others will visit.
 *
 * @throws UserError that says what to set and where
 */
export function readLeadSettings(environment: Environment): LeadSettings {
  const url = environment['PUBLIC_SUPABASE_URL']?.trim() ?? '';
  const key = environment['PUBLIC_SUPABASE_ANON_KEY']?.trim() ?? '';
  if (environment['LEADS_BACKEND'] === 'embedded' && (isEmbedded(url, key) || (url === '' && key === ''))) {
    return EMBEDDED_SETTINGS;
  }
  if (isPreview(environment)) return previewSettings(environment, url);
  if (url === '' && key === '') {
    throw new UserError(
      'Leads have nowhere to go: PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY are not set. ' +
        'Set them in the file .env (.env.example shows how) or, at Netlify, in the site\'s settings under "Environment variables". ' +
        '(`npm start` and `npm run dev` need neither: they bring a backend of their own.)',
    );
  }
  return { url: checkUrl(url), key: checkKey(key), embedded: false };
}

/** Whether Netlify builds for reviewers, not for visitors. */
const isPreview = ({ CONTEXT }: Environment): boolean => CONTEXT === 'deploy-preview' || CONTEXT === 'branch-deploy';

/** A preview sends to a project of its own, or nowhere: never to `production`, whose leads are real. */
function previewSettings(environment: Environment, production: string): LeadSettings {
  const url = environment['PREVIEW_SUPABASE_URL']?.trim() ?? '';
  const key = environment['PREVIEW_SUPABASE_ANON_KEY']?.trim() ?? '';
  if (url === '' && key === '') return { url: '/', key: nowhereKey, embedded: false };
  const settings = {
    url: checkUrl(url, 'PREVIEW_SUPABASE_URL'),
    key: checkKey(key, 'PREVIEW_SUPABASE_ANON_KEY'),
    embedded: false,
  };
  if (production && settings.url === checkUrl(production)) {
    throw new UserError(
      'PREVIEW_SUPABASE_URL is the address of PUBLIC_SUPABASE_URL, so a preview would write into the table of real leads: ' +
        'set it to another project, or remove it, and the form of a preview sends nothing.',
    );
  }
  return settings;
}

/** Whether any setting of a hosted project is present. */
export function hasHostedSettings(environment: Environment): boolean {
  const url = environment['PUBLIC_SUPABASE_URL']?.trim() ?? '';
  const key = environment['PUBLIC_SUPABASE_ANON_KEY']?.trim() ?? '';
  return (url !== '' || key !== '') && !isEmbedded(url, key);
}

function isEmbedded(url: string, key: string): boolean {
  return url === EMBEDDED_SETTINGS.url && key === EMBEDDED_SETTINGS.key;
}

function checkUrl(text: string, name = 'PUBLIC_SUPABASE_URL'): string {
  const example = 'such as https://abcdefghijklmnop.supabase.co';
  if (text === '') {
    throw new UserError(`${name} is not set: it is the address of the Supabase project, ${example}. ${WHERE}`);
  }
  const url = URL.parse(text);
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:'))) {
    throw new UserError(`${name} is "${text}", which is not an https address ${example}. ${WHERE}`);
  }
  if (url.origin !== text.replace(/\/$/, '').toLowerCase()) {
    throw new UserError(
      `${name} is "${withoutSecrets(url)}", but must be an origin alone, ${example}: nothing before or after the host. ${WHERE}`,
    );
  }
  return url.origin;
}

function checkKey(key: string, name = 'PUBLIC_SUPABASE_ANON_KEY'): string {
  if (key === '') {
    throw new UserError(`${name} is not set: it is the project's public key. ${KEY_PLACE} ${WHERE}`);
  }
  const role = roleOf(key);
  if (key.startsWith('sb_secret_') || (role !== undefined && role !== 'anon')) {
    throw new UserError(
      `${name} holds a secret key, which would be published with the site and let everybody read the leads: ` +
        `put the public key in its place, and make a new secret one if this site was ever published. ${KEY_PLACE} ${WHERE}`,
    );
  }
  if (key === EMBEDDED_SETTINGS.key || !(role === 'anon' || /^sb_publishable_[\w-]+$/.test(key))) {
    throw new UserError(`${name} is not a public key of a Supabase project. ${KEY_PLACE} ${WHERE}`);
  }
  return key;
}

/** The role in a key of the older kind, a JWT. */
function roleOf(key: string): string | undefined {
  const [, payload] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
  if (payload === undefined) return undefined;
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown };
    return typeof claims.role === 'string' ? claims.role : 'none';
  } catch {
    return undefined;
  }
}

function withoutSecrets(url: URL): string {
  return `${url.origin}${url.pathname === '/' ? '' : url.pathname}${url.search && '?…'}${url.username && ' (with a user name)'}`;
}
