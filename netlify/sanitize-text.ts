/** Makes text from strangers harmless where staff read it: in a line of a mail or a list, and in a chat. */
import { domainToASCII } from 'node:url';

/**
 * Spaces, controls and invisible characters, which could forge a line or a header. Not the joiners U+200C and U+200D: some
 * languages and emoji are made with them.
 */
const INVISIBLE = /(?:(?![\u200c\u200d])[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu;
const SOFT_HYPHEN = '\u00ad';

/**
 * What chat tools turn into mentions, links, pictures and emphasis. Not the signs of an amount, a time, a date or a
 * language: "$5", "15:30", "10/12", "C#".
 */
const CHAT_MARKUP = /[[\]@(){}|`*_~!\\;"=^]+|\$(?!\d)|(?<!\d):|:(?!\d)|(?<!\w)\/|\/(?!\w)|(?<!\w)#|#(?=\w)/g;
/** A dot, also a Chinese or a middle one, that could be part of a host's name. Not the dot of an amount: "$1.50". */
const DOT_BEFORE_WORD = /(?<!\d)[.\u3002\u00b7](?=\S)|[.\u3002\u00b7](?=[^\s\d])/g;

/** The text in one line, without invisible characters. */
export function singleLine(text: string): string {
  const visible = text.toWellFormed().replaceAll(SOFT_HYPHEN, '');
  return visible.replace(INVISIBLE, ' ').trim();
}

/** A line of a longer text, which keeps its indentation. */
export function sanitizeIndentedLine(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? '';
  return indent + singleLine(line);
}

/** Leaves only words, in at most `maxLength` characters, because chat tools interpret punctuation. */
export function sanitizeForChat(text: string, maxLength = 80): string {
  // Look-alikes such as a full-width @ or dot become the ordinary characters, so that they are found.
  const normalized = singleLine(text.normalize('NFKC')).replaceAll('<', '‹').replaceAll('>', '›');
  const withoutMarkup = normalized.replace(CHAT_MARKUP, ' ');
  const withoutHosts = withoutMarkup.replace(DOT_BEFORE_WORD, '. ');
  const shortened = singleLine(withoutHosts).slice(0, maxLength);
  // The cut may have split a surrogate pair.
  return shortened.toWellFormed();
}

/**
 * The email address, with its domain in ASCII, if it is plain enough for a chat, where "x.@here.com" would mention
 * everybody.
 */
export function chatSafeEmail(text: string): string | undefined {
  const email = headerSafeEmail(text);
  const isSafe = email !== undefined && /^[\w.%+'-]*\w@/.test(email);
  return isSafe ? email : undefined;
}

/** The email address, with its domain in ASCII, if a mail's header may hold it and mail servers understand it. */
export function headerSafeEmail(text: string): string | undefined {
  const [, local = '', domain = ''] = /^([^@]{1,64})@([^@]{1,255})$/.exec(text) ?? [];
  const host = domainToASCII(domain);
  const isLocalPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local);
  const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host);
  return isLocalPart && isHost ? `${local}@${host}` : undefined;
}

/** "2025-01-31 09:15", in UTC, whatever time zone the database prints. */
export function formatUtcMinute(instant: string): string {
  return new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
}
