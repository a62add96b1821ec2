/** What the owner is told, and when. Leads are text from strangers, and must stay plain text in a mailbox or a chat. */
import { flagDescriptions, type LeadDetails, type PendingLeads } from '../database.ts';
import {
  chatSafeEmail,
  headerSafeEmail,
  sanitizeIndentedLine,
  formatUtcMinute,
  sanitizeForChat,
  singleLine,
} from '../sanitize-text.ts';
import { storedAnswers, type StoredAnswer } from '../stored-answers.ts';

/** How many leads a run tells one by one, and how many a summary names. */
export const messageLimits = { detailed: 5, listed: 250 };
/** A pause of one minute, in seconds. It is shorter than 60, because the next run may start some seconds early. */
export const COOLDOWN_S = 57;
const DAY_S = 86_400;

/** The most characters of a summary. Chat tools refuse a longer text: Mattermost one of more than 16,383. */
const SUMMARY_LIMIT = 12_000;
/** The most characters of a message about one lead in a chat, and of a summary that was refused: Discord takes least. */
const CHAT_LIMIT = 2000;
/** The most bytes of what a webhook gets. Teams takes the least: 28 kB. */
const BODY_LIMIT = 24_000;

/** A message in each of the forms that a channel may need. */
export interface Message {
  /** The id of the lead in this message; a summary has none. */
  id?: string;
  title: string;
  /** Plain text for a mail. */
  text: string;
  replyTo?: string | undefined;
  /** What a webhook gets; chat tools show its `text`. */
  json: { text: string; [key: string]: unknown };
}

/** The messages due: one per lead, or one summary of many or after three failures. Flagged leads get a summary, too. */
export function dueMessages(state: PendingLeads): Message[] {
  const { pending, flagged, leads, cooldown_seconds: cooldown, failures } = state;
  // No pause is longer than a day. A longer one was noted while the clock was wrong, so it is ignored.
  if (pending === 0 || (cooldown > 0 && cooldown <= DAY_S)) return [];
  // After three failures, a lead may be what the channel refuses.
  if (pending - flagged > messageLimits.detailed || failures > 2) return [summaryMessage(state)];
  // The summary comes last, because noting it marks every lead of the run as told.
  return [
    ...leads.map(leadMessage),
    ...(flagged > 0 ? [summaryMessage({ ...state, pending: flagged, leads: [] })] : []),
  ];
}

/**
 * Seconds of pause after a failure: a minute, doubled each time up to an hour, never less than the receiver asks for.
 *
 * @param retryAfter the `retry-after` header: seconds, or a date
 */
export function retryDelay(failures: number, retryAfter = '', now = Date.now()): number {
  const own = Math.min(COOLDOWN_S * 2 ** failures, 3600);
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return Math.max(own, Math.min(asked || 0, DAY_S));
}

const nameOf = (lead: LeadDetails): string => {
  const [name, company, service] = [lead.full_name, lead.company_name, lead.service_interest].map((text) =>
    sanitizeForChat(text),
  );
  return `${name}, ${company}: ${service}`;
};

const withReply = (title: string, replyTo?: string): string => (replyTo ? `${title}. Reply to ${replyTo}` : title);

/** The first lines that have at most `most` characters together. */
function linesWithin(lines: string[], most: number): string[] {
  let length = 0;
  const end = lines.findIndex((line) => {
    length += line.length + 1;
    return length > most;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

export function leadMessage(lead: LeadDetails): Message {
  const title = `New lead: ${nameOf(lead)}`;
  const replyTo = headerSafeEmail(lead.email);
  const answers = storedAnswers(lead);
  const words = lead.flags.map((flag) => flagDescriptions[flag] ?? flag).join('; ');
  const remarked = words ? [`Remarks: ${words}`] : [];
  const text = [
    ...answers.filter(({ column }) => column !== 'custom_request').map(mailLine),
    `Received: ${formatUtcMinute(lead.received_at)} UTC`,
    ...remarked,
    '',
    // Last, because its own lines could look like the ones before.
    ...(lead.custom_request ?? '').split(/\r\n|\n|\r/).map(sanitizeIndentedLine),
  ].join('\n');

  const request = sanitizeForChat(lead.custom_request ?? '', 500);
  const opening = [withReply(title, chatSafeEmail(lead.email)), request].filter(Boolean).join('. ');
  const further = answers.filter(({ column }) => !column).map(chatLine);
  const rest = [opening, ...remarked, countOfMore(further.length, 'answers')].join('\n');
  const shown = linesWithin(further, CHAT_LIMIT - rest.length - 1);
  const unshown = further.length - shown.length;
  const chatLines = [opening, ...shown, ...(unshown > 0 ? [countOfMore(unshown, 'answers')] : []), ...remarked];
  return { id: lead.id, title, text: text.trim(), replyTo, json: webhookBody(lead, chatLines.join('\n')) };
}

const countOfMore = (count: number, what = ''): string => `and ${[count, 'more', what].filter(Boolean).join(' ')}.`;

/** A field that a stranger can choose stands in quotation marks: otherwise it could pass for another line, "Email". */
const mailLine = ({ name, text, isListed }: StoredAnswer): string =>
  `${isListed ? name : `"${singleLine(name)}"`}: ${singleLine(text)}`;

function chatLine({ name, text, isListed }: StoredAnswer): string {
  const label = isListed ? name : `"${sanitizeForChat(name, 40)}"`;
  return `${label}: ${chatSafeEmail(text) ?? sanitizeForChat(text, 200)}`;
}

/**
 * The lead with a chat's text, for a webhook. Answers that make it too long for one are left out, or cut if it is the
 * request; `npm run leads` has them.
 */
function webhookBody(lead: LeadDetails, text: string): Message['json'] {
  const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
  const whole = { ...lead, text };
  if (sizeOf(whole) <= BODY_LIMIT) return whole;
  const isLong = sizeOf(lead.custom_request) > BODY_LIMIT / 2;
  const request = isLong ? lead.custom_request!.slice(0, 1000).toWellFormed() : lead.custom_request;
  const cut = { ...whole, custom_request: request, more: {}, isCut: true };
  let left = BODY_LIMIT - sizeOf(cut);
  const kept = Object.entries(lead.more ?? {}).filter(([key, answer]) => {
    const size = sizeOf({ [key]: answer });
    if (size > left) return false;
    left -= size;
    return true;
  });
  return { ...cut, more: Object.fromEntries(kept) };
}

/**
 * One message about all pending leads: it counts them all, and names those that are not flagged, as many as a chat tool
 * takes. After three failures it is short, because its length may be what the channel refuses.
 */
export function summaryMessage({ pending, flagged, leads, failures }: PendingLeads): Message {
  const title = `${pending} new ${pending === 1 ? 'lead' : 'leads'}`;
  const opening = `${title}.${flagged > 0 ? ` ${flagged} of them came with many others from one network: look through them for spam.` : ''}`;
  const closing = 'All of them, with their requests: npm run leads, or the table "leads" of your project.';
  const names = leads.map((lead) => withReply(nameOf(lead), chatSafeEmail(lead.email)));
  const limit = failures > 2 ? CHAT_LIMIT : SUMMARY_LIMIT;
  const shown = linesWithin(names, limit - [opening, countOfMore(pending), closing].join('\n').length - 1);
  const unnamed = pending - flagged - shown.length;
  const text = [opening, ...shown, ...(unnamed > 0 ? [countOfMore(unnamed)] : []), closing].join('\n');
  return { title, text, json: { text, pending, flagged, leads: leads.map(({ id }) => id) } };
}
