/** The two channels to the owner. A wrong setting stops only its own channel, and no problem quotes a secret. */
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { Message } from './messages.ts';
import {
  areTemporary,
  describeError,
  describeRefusedRecipients,
  describeTimeout,
  isMessageRefused,
  type Receiver,
  type TransportError,
} from './send-errors.ts';

export type ChannelName = 'email' | 'webhook';

export interface SendFailure {
  problem: string;
  /** The receiver's `retry-after` header. */
  retryAfter?: string;
  /** Some recipients got the message, but not all of them. */
  isPartial?: boolean;
  /** Those that did not get it may get it later, as where a mail server makes an unknown sender wait. */
  isTemporary?: boolean;
  /** The receiver refuses this message for good, so its content may be the reason. An outage is no refusal. */
  isRefused?: boolean;
}

/** Returns undefined when the message reached everybody. */
type Send = (message: Message, signal: AbortSignal) => Promise<SendFailure | undefined>;

export type WorkingChannel = { send: Send };
/** A channel that is set up: how it sends, or why its settings cannot work. */
export type Channel = WorkingChannel | { problem: string };

/** Returns the channels that are set up. */
export function readChannels(environment: Record<string, string | undefined>): Map<ChannelName, Channel> {
  const setting = (name: string): string => environment[name]?.trim() ?? '';
  const recipients = setting('NOTIFY_EMAIL');
  const sender = setting('NOTIFY_FROM');
  const mailServer = setting('SMTP_URL');
  const webhook = setting('NOTIFY_WEBHOOK_URL');

  const channels = new Map<ChannelName, Channel>();
  if (recipients || sender || mailServer) channels.set('email', createEmailChannel(recipients, sender, mailServer));
  if (webhook) channels.set('webhook', createWebhookChannel(webhook));
  return channels;
}

const EMAIL_ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

const MAIL_SERVER: Receiver = {
  name: 'the mail server',
  connectionHint: 'Check host and port in SMTP_URL: smtps:// goes with port 465, smtp:// with port 587.',
};

/**
 * @param to the setting NOTIFY_EMAIL
 * @param from the setting NOTIFY_FROM
 * @param server the setting SMTP_URL
 */
function createEmailChannel(to: string, from: string, server: string): Channel {
  const recipients = to.split(',').map((recipient) => recipient.trim());
  const areAddresses = recipients.every((recipient) => EMAIL_ADDRESS.test(recipient));
  if (!areAddresses) {
    return {
      problem: 'NOTIFY_EMAIL is not set to an email address such as you@example.com; several have commas between them.',
    };
  }
  const mailServer = parseMailServer(server);
  if ('problem' in mailServer) return mailServer;
  const { url } = mailServer;
  const senderText = from || userAddress(url);
  if (!senderText) {
    return {
      problem:
        'NOTIFY_FROM is not set to an address that the mail server may send for, such as Website <leads@example.com>.',
    };
  }
  const sender = parseSender(senderText);
  if (!sender) return { problem: 'NOTIFY_FROM is not a sender such as Website <leads@example.com>.' };

  // Where a server offers no encryption, or somebody on the way hides the offer, nodemailer would send the password in
  // the clear.
  if (url.password) url.searchParams.set('requireTLS', 'true');
  const transport = url.href;
  const senderDomain = domainOf(sender.email);

  const send: Send = async ({ leadId, title, text, replyTo }, signal) => {
    const result = await createTransport(transport).sendMail({
      from: { name: sender.name, address: sender.email },
      to,
      replyTo,
      subject: title,
      text,
      signal,
      // A message that is sent again has the same id, by which most mailboxes drop the second copy.
      messageId: leadId && `<${leadId}@${senderDomain}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const errors = result.rejectedErrors ?? [];
    if (errors.length === 0) return undefined;
    const refusals = errors as TransportError[];
    return {
      problem: describeRefusedRecipients(refusals, recipients),
      isPartial: true,
      isTemporary: areTemporary(refusals),
    };
  };
  return { send: withDescribedErrors(MAIL_SERVER, send) };
}

/** Reads "leads@example.com" or "Website <leads@example.com>". Returns undefined without a valid email address. */
function parseSender(text: string): { name: string; email: string } | undefined {
  const [, namePart = '', email = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  if (!EMAIL_ADDRESS.test(email)) return undefined;
  const name = namePart.trim().replace(/^"(.*)"$/, '$1');
  return { name, email };
}

/** The domain of an email address, in ASCII where that is possible. */
function domainOf(email: string): string {
  const domain = email.slice(email.indexOf('@') + 1);
  return domainToASCII(domain) || domain;
}

/** Parses SMTP_URL, or says why it cannot work. */
function parseMailServer(server: string): { url: URL } | { problem: string } {
  if (!/^smtps?:\/\/[^/]/.test(server)) {
    return { problem: 'SMTP_URL is not set to an address such as smtps://user:password@smtp.example.com.' };
  }
  const url = URL.parse(server);
  if (!url || !isCompleteUrl(url)) {
    return {
      problem:
        'SMTP_URL is not a whole address. In the password, write @ as %40, # as %23, / as %2F, ? as %3F and % as %25.',
    };
  }
  const { protocol, port } = url;
  const isWrongPort = (protocol === 'smtps:' && port === '587') || (protocol === 'smtp:' && port === '465');
  if (isWrongPort) {
    return { problem: 'SMTP_URL has the wrong port: smtps:// goes with port 465, smtp:// with port 587.' };
  }
  return { url };
}

/**
 * Whether nothing follows the host and port. Otherwise the password has an unencoded @, #, / or ?, which ended what was
 * read as the host.
 */
function isCompleteUrl({ hash, search, pathname, username, password }: URL): boolean {
  const hasLeftover = hash !== '' || search.includes('@') || !['', '/'].includes(pathname);
  return !hasLeftover && canDecode(username) && canDecode(password);
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
function userAddress({ username }: URL): string | undefined {
  const user = decodeURIComponent(username);
  return EMAIL_ADDRESS.test(user) ? user : undefined;
}

const WEBHOOK: Receiver = { name: 'the webhook', connectionHint: 'Check the address in NOTIFY_WEBHOOK_URL.' };

/** With these statuses, chat tools answer when a webhook was removed. */
const REMOVED_STATUSES = [403, 404, 410];
/** With these statuses, a receiver or its firewall (403) refuses what is in a message. */
const REFUSED_STATUSES = [400, 403, 413, 422];

/** @param setting the setting NOTIFY_WEBHOOK_URL */
function createWebhookChannel(setting: string): Channel {
  const url = URL.parse(setting);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return { problem: 'NOTIFY_WEBHOOK_URL is not an address such as https://hooks.example.com/services/1.' };
  }
  const send: Send = async ({ leadId, json }, signal) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (leadId) headers.set('idempotency-key', leadId);
    // No redirect is followed: only the URL in the setting gets a lead.
    const post = (body: object) =>
      fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal });
    let response = await post(json);
    // Google Chat takes a text, and refuses a message that has anything else.
    if (response.status === 400) response = await post({ text: json.text });
    if (!response.ok) return describeRefusal(response);
    // A sign-in page answers 200 as well, but takes no message.
    const isPage = /^\s*<(!doctype|html|head|body)/i.test(await response.text());
    return isPage ? { problem: 'the webhook answers with a web page' } : undefined;
  };
  return { send: withDescribedErrors(WEBHOOK, send) };
}

function describeRefusal({ status, headers }: Response): SendFailure {
  const retryAfter = headers.get('retry-after') ?? '';
  const problem = `the webhook answers ${status}`;
  const isRemoved = REMOVED_STATUSES.includes(status);
  return {
    problem: isRemoved ? `${problem}. ${WEBHOOK.connectionHint}` : problem,
    retryAfter,
    isRefused: REFUSED_STATUSES.includes(status),
  };
}

/** Turns what `send` throws, also when the signal ends it, into a failure with a description. */
function withDescribedErrors(receiver: Receiver, send: Send): Send {
  return async (message, signal) => {
    try {
      return await send(message, signal);
    } catch (error) {
      if (signal.aborted) return { problem: describeTimeout(receiver) };
      const transportError = error as TransportError;
      return { problem: describeError(transportError, receiver), isRefused: isMessageRefused(transportError) };
    }
  };
}
