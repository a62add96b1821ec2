/** Which messages the owner gets, and when. Leads are text from strangers, and must stay plain text in mail and chat. */
import { flagDescriptions, type LeadDetails, type PendingLeads } from '../database.ts';
import {
  chatSafeEmail,
  formatUtcMinute,
  headerSafeEmail,
  sanitizeForChat,
  sanitizeIndentedLine,
  singleLine,
} from '../sanitize-text.ts';
import { storedAnswers, type StoredAnswer } from '../stored-answers.ts';

/** How many leads get a message each, in one run, and how many a summary lists. */
export const messageLimits = { detailed: 5, listed: 250 };
/** How long a channel cools down after a summary, and after a first failure. Not 60, because runs may start some seconds early. */
export const COOLDOWN_S = 57;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** The most characters of a summary. Chat tools refuse a longer text: Mattermost one of more than 16,383. */
const SUMMARY_LIMIT = 12_000;
/** The most characters of a message about one lead in a chat, and of a short summary. Of the chats that take {"text": …}, Discord takes least. */
const CHAT_LIMIT = 2000;
/** The most bytes of what a webhook gets. Teams takes the least: 28 kB. */
const BODY_LIMIT = 24_000;

/** A message in each of the forms that a channel may need. */
export interface Message {
  /** The lead that this message is about; a summary has none. */
  leadId?: string;
  title: string;
  /** Plain text for a mail. */
  text: string;
  replyTo?: string | undefined;
  /** What a webhook gets; chat tools show its `text`. */
  json: { text: string; [key: string]: unknown };
  /** What is sent instead if the receiver refuses this message for good: less of what strangers wrote. */
  fallback?: Message;
}

/** The messages due: one per lead, or one summary of many. Flagged leads get a summary, too. */
export function dueMessages(state: PendingLeads): Message[] {
  const { pending, flagged, leads } = state;
  if (pending === 0 || isCoolingDown(state)) return [];

  const unflagged = pending - flagged;
  if (unflagged > messageLimits.detailed) return [summaryMessage(state)];

  const messages = leads.map(leadMessage);
  // The summary comes last, because noting it marks every lead of the run as reported.
  if (flagged > 0) messages.push(summaryMessage({ ...state, pending: flagged, leads: [] }));
  return messages;
}

/** No cooldown is longer than a day. A longer one was noted while the clock was wrong, so it is ignored. */
function isCoolingDown({ cooldown_seconds: seconds }: PendingLeads): boolean {
  return seconds > 0 && seconds <= DAY_S;
}

/**
 * Seconds until the retry after a failure: a minute, doubled with each failure before it, up to an hour. Never less than
 * the receiver asks for, unless that is more than a day.
 *
 * @param failures how often the receiver had failed in a row before
 * @param retryAfter the `retry-after` header: seconds, or a date
 */
export function retryDelay(failures: number, retryAfter = '', now = Date.now()): number {
  const delay = Math.min(COOLDOWN_S * 2 ** failures, HOUR_S);
  const isSeconds = /^\d+$/.test(retryAfter);
  const requested = isSeconds ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  if (Number.isNaN(requested)) return delay;
  return Math.max(delay, Math.min(requested, DAY_S));
}

/** The message about one lead. */
export function leadMessage(lead: LeadDetails): Message {
  return {
    leadId: lead.id,
    title: `New lead: ${describeLead(lead, shortLine)}`,
    text: mailText(lead),
    replyTo: headerSafeEmail(lead.email),
    json: webhookBody(lead, chatText(lead)),
    fallback: shortSummaryMessage({ pending: 1, flagged: 0, leads: [lead] }),
  };
}

/** "Ada Lovelace, Acme: AI Lead Generation". A chat needs a stricter `sanitize` than the subject of a mail. */
function describeLead(lead: LeadDetails, sanitize: (text: string) => string): string {
  const name = sanitize(lead.full_name);
  const company = sanitize(lead.company_name);
  const service = sanitize(lead.service_interest);
  return `${name}, ${company}: ${service}`;
}

/** At most 80 characters in one line. */
const shortLine = (text: string): string => singleLine(text).slice(0, 80).toWellFormed();

function mailText(lead: LeadDetails): string {
  const answers = storedAnswers(lead).filter(({ column }) => column !== 'custom_request');
  const requestLines = (lead.custom_request ?? '').split(/\r\n|\n|\r/);
  const lines = [
    ...answers.map(mailLine),
    `Received: ${formatUtcMinute(lead.received_at)} UTC`,
    ...flagLines(lead),
    '',
    // Last, because its lines could look like the ones before.
    ...requestLines.map(sanitizeIndentedLine),
  ];
  return lines.join('\n').trim();
}

/** A field that a stranger can choose stands in quotation marks: otherwise it could pass for another line, "Email". */
function mailLine({ name, text, isListed }: StoredAnswer): string {
  const label = isListed ? name : `"${singleLine(name)}"`;
  return `${label}: ${singleLine(text)}`;
}

/** The text that a chat shows: the request, and as many further answers as there is room for. */
function chatText(lead: LeadDetails): string {
  const title = `New lead: ${describeLead(lead, sanitizeForChat)}`;
  const headline = withReplyAddress(title, chatSafeEmail(lead.email));
  const request = sanitizeForChat(lead.custom_request ?? '', 500);
  const firstLine = request ? `${headline}. ${request}` : headline;
  const flagTexts = flagLines(lead);
  const furtherAnswers = storedAnswers(lead).filter(({ column }) => !column);
  const answerLines = furtherAnswers.map(chatLine);

  const omittedLine = (count: number): string => `and ${count} more answers.`;
  const otherLines = [firstLine, ...flagTexts, omittedLine(answerLines.length)].join('\n');
  const shown = takeLines(answerLines, CHAT_LIMIT - otherLines.length - 1);
  const omitted = answerLines.length - shown.length;

  const lines = [firstLine, ...shown];
  if (omitted > 0) lines.push(omittedLine(omitted));
  lines.push(...flagTexts);
  return lines.join('\n');
}

function chatLine({ name, text, isListed }: StoredAnswer): string {
  const label = isListed ? name : `"${sanitizeForChat(name, 40)}"`;
  return `${label}: ${chatSafeEmail(text) ?? sanitizeForChat(text, 200)}`;
}

/** One line that explains the lead's flags, or none. */
function flagLines({ flags }: LeadDetails): string[] {
  if (flags.length === 0) return [];
  const descriptions = flags.map((flag) => flagDescriptions[flag] ?? flag);
  return [`Notes: ${descriptions.join('; ')}`];
}

function withReplyAddress(text: string, email: string | undefined): string {
  return email ? `${text}. Reply to ${email}` : text;
}

/** The first lines that have at most `maxLength` characters together, with their line breaks. */
function takeLines(lines: string[], maxLength: number): string[] {
  const taken: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > maxLength) break;
    taken.push(line);
  }
  return taken;
}

/**
 * The lead with a chat's text, for a webhook. Answers that make it too long for one are left out, or cut if it is the
 * request; `npm run leads` has them.
 */
function webhookBody(lead: LeadDetails, text: string): Message['json'] {
  const complete = { ...lead, text };
  if (byteLength(complete) <= BODY_LIMIT) return complete;

  const isRequestLong = byteLength(lead.custom_request) > BODY_LIMIT / 2;
  const request = isRequestLong ? lead.custom_request!.slice(0, 1000).toWellFormed() : lead.custom_request;
  const withoutFurtherAnswers = { ...complete, custom_request: request, further_answers: {}, isCut: true };

  let bytesLeft = BODY_LIMIT - byteLength(withoutFurtherAnswers);
  const kept: [field: string, answer: string][] = [];
  for (const [field, answer] of Object.entries(lead.further_answers ?? {})) {
    const size = byteLength({ [field]: answer });
    if (size > bytesLeft) continue;
    bytesLeft -= size;
    kept.push([field, answer]);
  }
  return { ...withoutFurtherAnswers, further_answers: Object.fromEntries(kept) };
}

/** The size of a value as JSON. */
function byteLength(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** The leads that a summary is about: how many, how many of them flagged, and those to list. */
type SummarizedLeads = Pick<PendingLeads, 'pending' | 'flagged' | 'leads'>;

/**
 * One message about all pending leads: it counts them all, and lists those that are not flagged, as many as a chat tool
 * takes.
 */
export function summaryMessage(summarized: SummarizedLeads): Message {
  return { ...summaryOf(summarized, SUMMARY_LIMIT), fallback: shortSummaryMessage(summarized) };
}

/** A summary that every chat takes. If even that is refused, one without a word of strangers follows. */
function shortSummaryMessage(summarized: SummarizedLeads): Message {
  return { ...summaryOf(summarized, CHAT_LIMIT), fallback: summaryOf({ ...summarized, leads: [] }, CHAT_LIMIT) };
}

function summaryOf({ pending, flagged, leads }: SummarizedLeads, maxLength: number): Message {
  const title = `${pending} new ${pending === 1 ? 'lead' : 'leads'}`;
  const flaggedText = ` ${flagged} of them came with many others from one network: look through them for spam.`;
  const firstLine = flagged > 0 ? `${title}.${flaggedText}` : `${title}.`;
  const lastLine = 'All of them, with their requests: npm run leads, or the table "leads" of your project.';
  const leadLines = leads.map((lead) =>
    withReplyAddress(describeLead(lead, sanitizeForChat), chatSafeEmail(lead.email)),
  );

  const omittedLine = (count: number): string => `and ${count} more.`;
  const otherLines = [firstLine, omittedLine(pending), lastLine].join('\n');
  const shown = takeLines(leadLines, maxLength - otherLines.length - 1);
  const omitted = pending - flagged - shown.length;

  const lines = [firstLine, ...shown];
  // Where none is named, the first line has the number already.
  if (omitted > 0 && shown.length > 0) lines.push(omittedLine(omitted));
  lines.push(lastLine);
  const text = lines.join('\n');
  return { title, text, json: { text, pending, flagged, leads: leads.map(({ id }) => id) } };
}
