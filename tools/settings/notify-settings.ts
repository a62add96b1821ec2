/** Where the owner is told of new leads: what Supabase's Vault holds for a hosted project, from the environment. */
import { UserError } from '../errors.ts';
import type { Environment } from './environment.ts';

/** Secrets by their name in the Vault. */
export type NotifySettings = Record<'notify_webhook' | 'notify_email', string | undefined>;

/** @throws UserError when a setting cannot work */
export function readNotifySettings(environment: Environment): NotifySettings {
  const webhook = environment['NOTIFY_WEBHOOK_URL']?.trim() || undefined;
  const email = environment['NOTIFY_EMAIL']?.trim() || undefined;
  if (webhook && !/^https?:$/.test(URL.parse(webhook)?.protocol ?? '')) {
    throw new UserError(`NOTIFY_WEBHOOK_URL is "${webhook}", which is not an address that begins with https://.`);
  }
  if (email && !recipientOf(email)) {
    throw new UserError('NOTIFY_EMAIL has to be JSON with key, from and to: copy the example in .env.example.');
  }
  return { notify_webhook: webhook, notify_email: email };
}

/** Who is told, in words. */
export function whoIsTold({ notify_webhook: webhook, notify_email: email }: NotifySettings): string {
  const ways = [webhook && `a webhook at ${new URL(webhook).host}`, email && recipientOf(email)].filter(Boolean);
  return ways.join(' and ') || 'nobody: set NOTIFY_WEBHOOK_URL or NOTIFY_EMAIL, as in .env.example';
}

function recipientOf(email: string): string | undefined {
  try {
    const { key, from, to } = JSON.parse(email) as Record<string, string | undefined>;
    return key && from && to;
  } catch {
    return undefined;
  }
}
