/** Makes text from strangers harmless where staff read it: in a line of a mail or a list, and in a chat. */
import { domainToASCII } from 'node:url';

/**
 * Spaces, controls and invisible characters, which could forge a line or a header. Not the joiners U+200C and U+200D: some
 * languages and emoji are made with them.
 */
const INVISIBLE = /(?:(?![\u200c\u200d])[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu;

const withoutHyphens = (text: string): string => text.toWellFormed().replaceAll('\u00ad', '');

export const singleLine = (text: string): string => withoutHyphens(text).replace(INVISIBLE, ' ').trim();

/** A line of a longer text, which keeps its indentation. */
export function sanitizeIndentedLine(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? '';
  return indent + singleLine(line);
}

/**
 * Leaves only words, because chat tools turn punctuation into mentions, links, pictures and emphasis. Normalizes first,
 * so that look-alikes such as a full-width @ or dot are found.
 */
export function sanitizeForChat(text: string, most = 80): string {
  const words = singleLine(text.normalize('NFKC')).replace(/[[\]<>@(){}|`*_~#!\\/:;"=^]+|\$(?!\d)/g, ' ');
  // Not in an amount: "$1.50".
  return singleLine(words.replace(/(?<!\d)[.\u3002\u00b7](?=\S)|[.\u3002\u00b7](?=[^\s\d])/g, '. '))
    .slice(0, most)
    .toWellFormed();
}

/** The address if it is plain enough for a chat, where "x.@here.com" would mention everybody. */
export function chatSafeEmail(text: string): string | undefined {
  const isPlain = text.length <= 320 && /^[\w.%+-]{0,63}\w@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);
  return isPlain ? text : undefined;
}

/** The address if a mail's header may hold it: one that a mail server knows, with its domain in ASCII. */
export function headerSafeEmail(text: string): string | undefined {
  const [, local = '', domain = ''] = /^([^@]{1,64})@([^@]{1,255})$/.exec(text) ?? [];
  const isLocalPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local);
  const host = domainToASCII(domain);
  const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host);
  return isLocalPart && isHost ? `${local}@${host}` : undefined;
}

/** "2025-01-31 09:15", in UTC, whatever time zone the database prints. */
export const formatUtcMinute = (instant: string): string =>
  new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
