/** Finds values in src/data/site.ts that no build can use. What is merely missing is no problem here. */
import { isDay, latestToday, today } from './days.ts';

export interface SiteSettings {
  url: string;
  calendar: string;
  social: readonly { name: string; href: string }[];
  locale: string;
  currency: string;
  retention: {
    leadMonths: number;
    mailMonths: number;
    networkHashDays: number;
    backupDays: number;
    backupTested: string | null;
  };
  promises: Record<string, string | null>;
}

export const SITE_FILE = 'src/data/site.ts';

/** The longest periods of `retention`, against slips of the finger. GitHub keeps no backup for more than 400 days. */
const MAX_PERIODS = { leadMonths: 1200, mailMonths: 1200, networkHashDays: 365, backupDays: 400 };

/** Lists what cannot be used, a line each: the file, the key, and what to write there. */
export function siteSettingProblems(site: SiteSettings): string[] {
  const { url, calendar, social, locale, currency } = site;
  const { backupTested, ...periods } = site.retention;
  const problems: string[] = [];
  // The build starts every URL of the site with this one.
  if (!/^https:\/\/[^\s/?#]+$/.test(url) || !URL.canParse(url)) {
    problems.push('url: write an address such as https://acme.com, with https:// and without a slash at its end');
  }
  if (calendar && !isHttpsUrl(calendar)) {
    problems.push('calendar: write an address that begins with https://, or nothing');
  }
  for (const { name, href } of social) {
    if (isHttpsUrl(href)) continue;
    problems.push(`social, ${name}: write an address that begins with https://, or remove the line`);
  }
  if (!isKnownToIntl(() => new Intl.NumberFormat(locale))) problems.push('locale: write it like en-US or de-DE');
  if (!isKnownToIntl(() => new Intl.NumberFormat('en', { style: 'currency', currency }))) {
    problems.push('currency: write it like USD or EUR');
  }
  for (const [name, max] of Object.entries(MAX_PERIODS)) {
    const period = periods[name as keyof typeof periods];
    if (Number.isInteger(period) && period >= 1 && period <= max) continue;
    problems.push(
      `retention.${name}: write a whole number from 1 to ${max}, because a policy promises to delete data after it`,
    );
  }
  if (backupTested !== null && !(isDay(backupTested) && backupTested <= latestToday())) {
    problems.push(`retention.backupTested: write the day of your last restore, such as '${today()}', or null`);
  }
  for (const [name, promise] of Object.entries(site.promises)) {
    const problem = promiseProblem(name, promise);
    if (problem) problems.push(`promises.${name}: ${problem}`);
  }
  return problems.map((problem) => `${SITE_FILE}: ${problem}`);
}

/** Pages print these within a sentence, and all others as sentences of their own. */
const PARTS_OF_SENTENCES = ['reply', 'duration'];

function promiseProblem(name: string, promise: string | null): string | undefined {
  if (promise === null) return undefined;
  const endsSentence = /[.!?][”"’)]?$/.test(promise);
  if (PARTS_OF_SENTENCES.includes(name)) {
    const isUsable = promise.trim() !== '' && !endsSentence;
    return isUsable ? undefined : 'write a few words without a period at their end, or null';
  }
  return endsSentence ? undefined : 'write a sentence with a period at its end, or null';
}

const isHttpsUrl = (text: string): boolean => /^https:\/\/\S+$/.test(text) && URL.canParse(text);

function isKnownToIntl(format: () => unknown): boolean {
  try {
    format();
    return true;
  } catch {
    return false;
  }
}
