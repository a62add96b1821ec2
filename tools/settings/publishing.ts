/**
 * What keeps a build from going live: settings that would lie to visitors, and those without which leads would be lost.
 * What the owner may decide later is not asked for: pages leave it out.
 */
import { readChannels } from '../../netlify/notify/channels.ts';
import { isDay, latestToday, today } from './days.ts';
import type { Environment } from './environment.ts';
import { isSecretKey, leadSettingProblems } from './lead-settings.ts';
import { SITE_FILE } from './site-settings.ts';

/** The parts of src/data/site.ts that a production build needs. */
export interface PublishedSettings {
  name: string;
  url: string;
  email: Record<string, string>;
  entity: { name: string; address: string };
  legalTextsRead: string;
  governingLaw: string;
  providers: { chat: object | null };
}

/** A file of src/content/legal, and the day of its last change as it is written there. */
export interface LegalText {
  file: string;
  updated: string;
}

const ENVIRONMENT = 'Environment variables at Netlify';

/**
 * Lists what is not ready, a line each: the file or place, the key, and what to write there. Empty: the site may go live.
 */
export function publishingProblems(
  site: PublishedSettings,
  environment: Environment,
  legalTexts: readonly LegalText[],
): string[] {
  return [
    ...siteProblems(site, environment).map((problem) => `${SITE_FILE}: ${problem}`),
    ...legalTextProblems(site.legalTextsRead, legalTexts),
    ...environmentProblems(environment).map((problem) => `${ENVIRONMENT}: ${problem}`),
  ];
}

function siteProblems(site: PublishedSettings, environment: Environment): string[] {
  const problems: string[] = [];
  const isExample = (text: string): boolean => /\.example(?![\w-])/.test(text);

  if (['', 'Northwright'].includes(site.name.trim())) problems.push("name: write your agency's name");
  if (isExample(site.url)) problems.push('url: write the address that visitors type, such as https://acme.com');
  for (const [name, email] of Object.entries(site.email)) {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || isExample(email)) {
      problems.push(`email.${name}: write an email address that you read`);
    }
  }
  if (!site.entity.name.trim()) problems.push('entity.name: write the registered name of the responsible company');
  if (!site.entity.address.trim()) problems.push("entity.address: write that company's postal address");
  if (!site.governingLaw.trim()) problems.push('governingLaw: write whose law governs the terms');
  const hasWebhook = Boolean(environment['NOTIFY_WEBHOOK_URL']?.trim());
  if (hasWebhook && !site.providers.chat) {
    problems.push('providers.chat: name the chat tool of NOTIFY_WEBHOOK_URL, because the privacy policy lists it');
  } else if (site.providers.chat && !hasWebhook) {
    problems.push(
      'providers.chat: write null, or set NOTIFY_WEBHOOK_URL: the privacy policy says that this tool is used',
    );
  }
  return problems;
}

/** @param readOn the day on which the owner last agreed to the texts; empty if never */
function legalTextProblems(readOn: string, legalTexts: readonly LegalText[]): string[] {
  const key = `${SITE_FILE}: legalTextsRead`;
  const isPastDay = isDay(readOn) && readOn <= latestToday();
  if (!isPastDay) return [`${key}: read src/content/legal, and write the day you agreed to it, such as '${today()}'`];
  const changed = legalTexts.filter(({ updated }) => updated > readOn);
  return changed.map(
    ({ file }) => `${key}: ${file} has changed since: read it, and write the day, such as '${today()}'`,
  );
}

/** The settings of which .env.example and the guide show an example. */
const SHOWN = ['PUBLIC_SUPABASE_URL', 'NOTIFY_EMAIL', 'NOTIFY_FROM', 'SMTP_URL', 'NOTIFY_WEBHOOK_URL'];

function environmentProblems(environment: Environment): string[] {
  const problems = leadSettingProblems(environment);
  if (!isSecretKey(environment['SUPABASE_SECRET_KEY'])) {
    problems.push(
      'SUPABASE_SECRET_KEY: set it to the whole secret key (sb_secret_…), not its masked form, or nobody is notified of a lead',
    );
  }
  for (const name of SHOWN) {
    const isExample = /your-(domain|provider)\.com|abcdefghijklmnopqrst|…/.test(environment[name] ?? '');
    if (isExample) problems.push(`${name}: replace the example with your own`);
  }
  const channels = [...readChannels(environment).values()];
  if (channels.length === 0) {
    problems.push(
      'NOTIFY_EMAIL with SMTP_URL, or NOTIFY_WEBHOOK_URL: set one of them, or nobody is notified of a lead',
    );
  }
  for (const channel of channels) {
    if ('problem' in channel) problems.push(channel.problem);
  }
  return problems;
}
