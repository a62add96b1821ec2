/** What must not go live: settings that are still the demonstration's. */
import { UserError } from '../errors.ts';

/** Settings that may stay empty. */
const OPTIONAL = new Set(['entity.register', 'entity.phone', 'meeting.href', 'discoveryPrice']);

/** Throws a UserError that names all in src/data/site.ts that is not filled in: "email.general", or the chat tool at `webhook`. */
export function checkReadyToPublish(site: object, webhook = ''): void {
  const settings = leavesOf(site).flatMap(([name, value]) => (isPlaceholder(name, value, webhook) ? [name] : []));
  if (settings.length === 0) return;
  throw new UserError(
    `This build is for the public (CONTEXT=production) and not ready: fill in ${settings.join(', ')} in ` +
      'src/data/site.ts (empty, at .example, still the demonstration’s, or not a whole address such as ' +
      'https://acme.com/us; url takes no path and no slash at its end).',
  );
}

function isPlaceholder(name: string, value: string, webhook: string): boolean {
  if (value === '') return name === 'providers.chat' ? webhook !== '' : !OPTIONAL.has(name);
  if (name === 'name') return value === 'Northwright';
  if (/\.example\b/.test(value)) return true;
  // The build puts every address of the site together from this one.
  if (name === 'url') return !/^https:\/\/[^\s/?#]+$/.test(value);
  // A network's own address is nobody's account.
  if (name.startsWith('social.') && name.endsWith('.href')) return !/^https:\/\/[^\s/]+\/[^\s/]/.test(value);
  if (name === 'meeting.href') return !/^https:\/\/\S+$/.test(value);
  return false;
}

/** Every text of an object with its path; a list entry goes by its name. */
function leavesOf(object: object, prefix = ''): [string, string][] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string' || value === null) return [[prefix + key, value ?? '']];
    if (typeof value !== 'object') return [];
    const called = Array.isArray(object) && 'name' in value ? String(value.name) : key;
    return leavesOf(value, `${prefix}${called}.`);
  });
}
