/** The two channels to the owner. A wrong setting stops only its own channel, and no problem quotes a secret. */
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { Message } from './messages.ts';
import {
  describeError,
  describeRefusedRecipients,
  describeTimeout,
  type Receiver,
  type TransportError,
} from './send-errors.ts';

export type ChannelName = 'email' | 'webhook';

export interface SendProblem {
  problem: string;
  /** The receiver's `retry-after` header. */
  retryAfter?: string;
  /** Some recipients got the message, but not all of them. */
  isPartial?: boolean;
}
/** Returns undefined when the message reached everybody. */
type Send = (message: Message, signal: AbortSignal) => Promise<SendProblem | undefined>;
/** A channel that is set: the function that sends, or the reason why its settings cannot work. */
export type Channel = Send | string;

/** Returns the channels that are set. */
export function readChannels(environment: Record<string, string | undefined>): Map<ChannelName, Channel> {
  const names = ['NOTIFY_EMAIL', 'NOTIFY_FROM', 'SMTP_URL', 'NOTIFY_WEBHOOK_URL'];
  const [to = '', from = '', server = '', webhook] = names.map((name) => environment[name]?.trim());
  const channels = new Map<ChannelName, Channel>();
  if (to || from || server) channels.set('email', email(to, from, server));
  if (webhook) channels.set('webhook', webhookAt(webhook));
  return channels;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

const MAIL_SERVER: Receiver = {
  name: 'the mail server',
  checkAddress: 'Check host and port in SMTP_URL: smtps:// goes with port 465, smtp:// with port 587.',
};

function email(to: string, from: string, server: string): Channel {
  const recipients = to.split(',').map((one) => one.trim());
  if (!recipients.every((one) => ADDRESS.test(one))) {
    return 'NOTIFY_EMAIL is not set to an email address such as you@example.com; several have commas between them.';
  }
  const url = URL.parse(server);
  const problem = mailServerProblem(server, url);
  if (!url || problem) return problem;
  const sender = from || userOf(url);
  if (!sender) {
    return 'NOTIFY_FROM is not set to an address that the mail server may send for, such as Website <leads@example.com>.';
  }
  const [, quotedName = '', address = sender] = /^([^<>]*)<([^<>]*)>$/.exec(sender) ?? [];
  if (!ADDRESS.test(address)) return 'NOTIFY_FROM is not a sender such as Website <leads@example.com>.';
  const name = quotedName.trim().replace(/^"(.*)"$/, '$1');
  const writtenDomain = address.slice(address.indexOf('@') + 1);
  const domain = domainToASCII(writtenDomain) || writtenDomain;
  // Where a server offers no encryption, or somebody on the way hides the offer, nodemailer would send the password in
  // the clear.
  if (url.password) url.searchParams.set('requireTLS', 'true');
  const transport = url.href;

  return explained(MAIL_SERVER, async ({ id, title, text, replyTo }, signal) => {
    const mail = { from: { name, address }, to, replyTo, subject: title, text, signal };
    // A message that is sent again has the same id, by which most mailboxes drop the second copy.
    const messageId = id && `<${id}@${domain}>`;
    const options = { ...mail, messageId, disableFileAccess: true, disableUrlAccess: true };
    const { rejectedErrors = [] } = await createTransport(transport).sendMail(options);
    if (rejectedErrors.length === 0) return undefined;
    return { problem: describeRefusedRecipients(rejectedErrors as TransportError[], recipients), isPartial: true };
  });
}

/** Says why SMTP_URL cannot work; an empty text if it can. */
function mailServerProblem(server: string, url: URL | null): string {
  if (!/^smtps?:\/\/[^/]/.test(server)) {
    return 'SMTP_URL is not set to an address such as smtps://user:password@smtp.example.com.';
  }
  // One of these characters in the password ends what is read as the host, so that the rest is left over.
  const endsWithHost = url && !url.hash && !url.search.includes('@') && ['', '/'].includes(url.pathname);
  if (!endsWithHost || !canDecode(url.username) || !canDecode(url.password)) {
    return 'SMTP_URL is not a whole address. In the password, write @ as %40, # as %23, / as %2F, ? as %3F and % as %25.';
  }
  const { protocol, port } = url;
  if ((protocol === 'smtps:' && port === '587') || (protocol === 'smtp:' && port === '465')) {
    return 'SMTP_URL has the wrong port: smtps:// goes with port 465, smtp:// with port 587.';
  }
  return '';
}

/** Whether each % is followed by two digits. */
function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The user of a mail server, if that is an email address: a server may send for its own users. */
function userOf({ username }: URL): string | undefined {
  const user = decodeURIComponent(username);
  return ADDRESS.test(user) ? user : undefined;
}

const WEBHOOK: Receiver = { name: 'the webhook', checkAddress: 'Check the address in NOTIFY_WEBHOOK_URL.' };

function webhookAt(address: string): Channel {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return 'NOTIFY_WEBHOOK_URL is not an address such as https://hooks.example.com/services/1.';
  }
  return explained(WEBHOOK, async ({ id, json }, signal) => {
    const headers = { 'content-type': 'application/json', ...(id && { 'idempotency-key': id }) };
    // No redirect is followed: only the address in the setting gets a lead.
    const init = { method: 'POST', headers, body: JSON.stringify(json), redirect: 'manual', signal } as const;
    const response = await fetch(url, init);
    const retryAfter = response.headers.get('retry-after') ?? '';
    if (!response.ok) {
      // So chat tools answer when a webhook was removed.
      const isGone = [403, 404, 410].includes(response.status);
      const repair = isGone ? `. ${WEBHOOK.checkAddress}` : '';
      return { problem: `the webhook answers ${response.status}${repair}`, retryAfter };
    }
    // A sign-in page answers 200 as well, but takes no message.
    const isPage = /^\s*<(!doctype|html|head|body)/i.test(await response.text());
    return isPage ? { problem: 'the webhook answers with a web page' } : undefined;
  });
}

/** Adds the problem of a message that fails or is not answered in time. */
function explained(receiver: Receiver, send: Send): Send {
  return async (message, signal) => {
    try {
      return await send(message, signal);
    } catch (error) {
      return { problem: signal.aborted ? describeTimeout(receiver) : describeError(error as TransportError, receiver) };
    }
  };
}
