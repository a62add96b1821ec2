/** Stops a deploy that still has the demonstration's settings or dates, or that tells nobody of new leads. */
import { readChannels } from '../../netlify/notify/channels.ts';
import { UserError } from '../errors.ts';
import type { Environment } from './environment.ts';
import { isSecretKey } from './lead-settings.ts';

/** Settings that may stay empty. */
const OPTIONAL = new Set(['entity.register', 'entity.phone', 'calendar', 'prices.discovery']);

/** The date of the demonstration's legal texts, which no owner has agreed to. */
const DEMONSTRATION_DATE = '2025-01-15';

/**
 * Throws a UserError that lists what is not ready: settings of src/data/site.ts, dates of legal texts, and what keeps
 * the owner from being told.
 *
 * @param changes when each page's text last changed, by its path
 */
export function checkReadyToPublish(site: object, environment: Environment, changes: Map<string, string>): void {
  const webhook = environment['NOTIFY_WEBHOOK_URL'] ?? '';
  const settings = leavesOf(site).flatMap(([name, value]) => (isPlaceholder(name, value, webhook) ? [name] : []));
  const channels = [...readChannels(environment).values()];
  const untold = [
    !isSecretKey(environment['SUPABASE_SECRET_KEY']) && 'SUPABASE_SECRET_KEY is not set to a secret key.',
    channels.length === 0 && 'Neither NOTIFY_EMAIL with SMTP_URL nor NOTIFY_WEBHOOK_URL is set.',
    ...channels.filter((channel) => typeof channel === 'string'),
  ].filter(Boolean);
  const problems: string[] = [];
  if (settings.length > 0)
    problems.push(
      `fill in ${settings.join(', ')} in src/data/site.ts (empty, at .example, still the demonstration’s, or not a ` +
        'whole address such as https://acme.com/us; url takes no path and no slash at its end).',
    );
  const undated = [...changes].filter(([path, day]) => day === DEMONSTRATION_DATE && /^\/(?!blog)[\w-]+$/.test(path));
  if (undated.length > 0)
    problems.push(
      `read ${undated.map(([path]) => `src/content/legal${path}.mdx`).join(', ')} and set each one’s date, \`updated\`, to ` +
        `the day you agreed to it (${DEMONSTRATION_DATE} is the demonstration’s).`,
    );
  if (untold.length > 0) problems.push(`nobody would be told of a lead. ${untold.join(' ')} See docs/publishing.md.`);
  if (problems.length === 0) return;
  throw new UserError(`This build is for the public (CONTEXT=production) and not ready: ${problems.join(' Also, ')}`);
}

function isPlaceholder(name: string, value: string, webhook: string): boolean {
  if (value === '') return name === 'providers.chat' ? webhook !== '' : !OPTIONAL.has(name);
  if (name === 'name') return value === 'Northwright';
  if (/\.example\b/.test(value)) return true;
  // The build starts every address of the site with this one.
  if (name === 'url') return !/^https:\/\/[^\s/?#]+$/.test(value);
  // A social network's home page is not an account.
  if (name.startsWith('social.') && name.endsWith('.href')) return !/^https:\/\/[^\s/]+\/[^\s/]/.test(value);
  if (name === 'calendar') return !/^https:\/\/\S+$/.test(value);
  return false;
}

/** Every text of an object with its path; in a path, list entries appear by name instead of by index. */
function leavesOf(object: object, prefix = ''): [string, string][] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string' || value === null) return [[prefix + key, value ?? '']];
    if (typeof value !== 'object') return [];
    const called = Array.isArray(object) && 'name' in value ? String(value.name) : key;
    return leavesOf(value, `${prefix}${called}.`);
  });
}
