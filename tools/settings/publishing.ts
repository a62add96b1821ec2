/**
 * What keeps a build from going live: settings that would lie to visitors, and those without which leads would be lost.
 * What the owner may decide later is not asked for: pages leave it out.
 */
import { readChannels } from '../../netlify/notify/channels.ts';
import { latestToday, today } from './days.ts';
import type { Environment } from './environment.ts';
import { isSecretKey, leadSettingProblems } from './lead-settings.ts';
import { SITE_FILE } from './site-settings.ts';

/** The parts of src/data/site.ts that a production build needs. */
export interface PublishedSettings {
  name: string;
  url: string;
  email: Record<string, string>;
  entity: { name: string; address: string };
  governingLaw: string;
  providers: { chat: object | null };
}

/** A file of src/content/legal, and the day of its last change as it is written there. */
export interface LegalText {
  file: string;
  updated: string;
}

const ENVIRONMENT = 'Environment variables at Netlify';

/** The date that the legal texts have until an owner agrees to them. */
const PLACEHOLDER_DATE = '2025-01-15';

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
    ...legalTextProblems(legalTexts),
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

function legalTextProblems(legalTexts: readonly LegalText[]): string[] {
  const problems: string[] = [];
  for (const { file, updated } of legalTexts) {
    if (updated === PLACEHOLDER_DATE) {
      problems.push(`${file}: updated: read the text, and write the day you agreed to it: ${today()}`);
    } else if (updated > latestToday()) {
      problems.push(`${file}: updated: write a day that is not in the future, such as ${today()}`);
    }
  }
  return problems;
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
