/** The two channels to the owner. A wrong setting stops only its own channel, and no problem quotes a secret. */
import { createTransport } from 'nodemailer';
import type { Message } from './messages.ts';

export type ChannelName = 'email' | 'webhook';

/** Returns undefined when the message was sent; otherwise the problem, and the receiver's `retry-after` header. */
type Send = (message: Message, signal: AbortSignal) => Promise<{ problem: string; retryAfter?: string } | undefined>;
/** A channel that is set: the function that sends, or the reason why its settings cannot work. */
export type Channel = Send | string;

/** Returns the channels that are set. */
export function readChannels(environment: Record<string, string | undefined>): Map<ChannelName, Channel> {
  const names = ['NOTIFY_EMAIL', 'NOTIFY_FROM', 'SMTP_URL', 'NOTIFY_WEBHOOK_URL'];
  const [to = '', from, server = '', webhook] = names.map((name) => environment[name]?.trim());
  const channels = new Map<ChannelName, Channel>();
  if (to || from || server) channels.set('email', email(to, from || to.replace(/,.*/, ''), server));
  if (webhook) channels.set('webhook', webhookAt(webhook));
  return channels;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

function email(to: string, sender: string, server: string): Channel {
  const [, name = '', address = sender] = /^([^<>]*)<([^<>]*)>$/.exec(sender) ?? [];
  if (!to.split(',').every((one) => ADDRESS.test(one.trim()))) {
    return 'NOTIFY_EMAIL is not set to an email address such as you@example.com.';
  }
  if (!ADDRESS.test(address)) return 'NOTIFY_FROM is not a sender such as Website <leads@example.com>.';
  if (!/^smtps?:\/\/[^/]/.test(server) || !URL.canParse(server)) {
    return 'SMTP_URL is not set to an address such as smtps://user:password@smtp.example.com.';
  }
  return explained('the mail server', async ({ id, title, text, replyTo }, signal) => {
    const mail = { from: { name, address }, to, replyTo, subject: title, text, signal };
    // A message that is sent again has the same id, by which most mailboxes drop the second copy.
    const messageId = id && `<${id}@leads.invalid>`;
    await createTransport(server).sendMail({ ...mail, messageId, disableFileAccess: true, disableUrlAccess: true });
  });
}

function webhookAt(address: string): Channel {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return 'NOTIFY_WEBHOOK_URL is not an address such as https://hooks.example.com/services/1.';
  }
  return explained('the webhook', async ({ id, json }, signal) => {
    const headers = { 'content-type': 'application/json', ...(id && { 'idempotency-key': id }) };
    // No redirect is followed: only the address in the setting gets a lead.
    const init = { method: 'POST', headers, body: JSON.stringify(json), redirect: 'manual', signal } as const;
    const response = await fetch(url, init);
    const retryAfter = response.headers.get('retry-after') ?? '';
    if (!response.ok) return { problem: `the webhook answers ${response.status}`, retryAfter };
    // A sign-in page answers 200 as well, but takes no message.
    const isPage = /^\s*<(!doctype|html|head|body)/i.test(await response.text());
    return isPage ? { problem: 'the webhook answers with a web page' } : undefined;
  });
}

type Failure = { code?: string; responseCode?: number; cause?: Failure };

/** Describes an error by its codes alone, because its text may quote secrets from the settings. */
function explained(receiver: string, send: Send): Send {
  return async (message, signal) => {
    try {
      return await send(message, signal);
    } catch (error) {
      if (signal.aborted) return { problem: `${receiver} does not answer` };
      const { code, responseCode, cause } = error as Failure;
      const why = [cause?.code ?? code, responseCode].filter(Boolean).join(' ');
      return { problem: `${receiver} fails: ${why || 'its setting is not valid'}` };
    }
  };
}
