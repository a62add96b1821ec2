/** The two ways to the owner. Each ends within five seconds, and a setting that cannot work is its own channel's problem. */
import { createTransport } from 'nodemailer';
import { oneLine, type Message } from './words.ts';

export type ChannelName = 'email' | 'webhook';
type Environment = Record<string, string | undefined>;

/** Why a message did not get through. */
export class NotSent extends Error {
  /** What the receiver asks for before the next try. */
  readonly retryAfter: string | null;
  constructor(reason: string, retryAfter: string | null = null) {
    super(oneLine(reason).slice(0, 200));
    this.retryAfter = retryAfter;
  }
}

/** Sends a message, or throws NotSent. */
export type Send = (message: Message, signal: AbortSignal) => Promise<void>;

/** A channel that is set: ready to send, or with the reason why it cannot. */
export type Channel = { send: Send } | { problem: string };

/** The channels that are set. */
export function readChannels(environment: Environment): Map<ChannelName, Channel> {
  const setting = (name: string): string => environment[name]?.trim() ?? '';
  const [to, from, server, webhook] = ['NOTIFY_EMAIL', 'NOTIFY_FROM', 'SMTP_URL', 'NOTIFY_WEBHOOK_URL'].map(
    setting,
  ) as [string, string, string, string];
  const channels = new Map<ChannelName, Channel>();
  if (to || from || server) channels.set('email', email(to, from || to, server));
  if (webhook) channels.set('webhook', webhookAt(webhook));
  return channels;
}

const ADDRESS = String.raw`[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,255}`;
const ADDRESSES = new RegExp(`^${ADDRESS}(\\s*,\\s*${ADDRESS}){0,9}$`);
const SENDER = new RegExp(`^(${ADDRESS}|[^<>\\r\\n]{1,100}<${ADDRESS}>)$`);

function email(to: string, from: string, server: string): Channel {
  if (!to) return { problem: 'NOTIFY_EMAIL is not set: it is the address that hears of new leads.' };
  if (!ADDRESSES.test(to)) return { problem: 'NOTIFY_EMAIL is not an e-mail address such as you@example.com.' };
  if (!SENDER.test(from)) return { problem: 'NOTIFY_FROM is not a sender such as Website <leads@example.com>.' };
  const url = URL.parse(server);
  if (!server || !url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    return { problem: 'SMTP_URL is not set to an address such as smtps://user:password@smtp.example.com.' };
  }
  const send: Send = async ({ id, title, text, replyTo }, signal) => {
    const limits = { dnsTimeout: 4000, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000 };
    const transport = createTransport({ url: server, ...limits });
    const sending = transport.sendMail({
      from,
      to,
      subject: title,
      text,
      ...(replyTo && { replyTo }),
      // A mailbox shows a message that comes twice once.
      ...(id && { messageId: `<${id}@leads.invalid>` }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await endsBy(signal, sending, 'the mail server').finally(() => transport.close());
  };
  return { send };
}

function webhookAt(address: string): Channel {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return { problem: 'NOTIFY_WEBHOOK_URL is not an address such as https://hooks.example.com/services/1.' };
  }
  const send: Send = async ({ id, json }, signal) => {
    const request = async (): Promise<void> => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(id && { 'idempotency-key': id }) },
        body: JSON.stringify(json),
        // Nobody but the one who was named gets a lead.
        redirect: 'manual',
        signal,
      });
      if (!response.ok)
        throw new NotSent(`the webhook answers ${response.status}`, response.headers.get('retry-after'));
      // A sign-in page answers 200 as well.
      if (/^\s*<(!doctype|html|head|body)/i.test(await response.text()))
        throw new NotSent('the webhook answers with a web page');
    };
    await endsBy(signal, request(), 'the webhook');
  };
  return { send };
}

/** Waits for what was begun, for as long as the signal lets it; tells what failed without the secrets in an address. */
async function endsBy(signal: AbortSignal, begun: Promise<unknown>, receiver: string): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new NotSent(`${receiver} does not answer`)), { once: true });
  });
  try {
    await Promise.race([begun, late]);
  } catch (error) {
    if (error instanceof NotSent) throw error;
    if (signal.aborted) throw new NotSent(`${receiver} does not answer`);
    const { code, responseCode, cause } = error as { code?: string; responseCode?: number; cause?: { code?: string } };
    throw new NotSent(
      `${receiver} fails: ${[cause?.code ?? code, responseCode].filter(Boolean).join(' ') || 'no connection'}`,
    );
  }
}
