/** What the owner is told, and when. Leads are text from strangers, and must stay plain text in a mailbox or a chat. */
import { wizardQuestions } from '../../src/data/wizard-questions.ts';
import { remarks, type TellableLead, type UntoldLeads } from '../database.ts';

/** How many leads a run tells one by one, and how many a summary names. */
export const limits = { whole: 5, names: 250 };
/** A pause of one minute, in seconds. It is shorter than 60, because the next run may start some seconds early. */
export const PAUSE = 57;
const DAY = 86_400;

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
export function messagesDue(state: UntoldLeads): Message[] {
  const { untold, flagged, leads, rest, failures } = state;
  // No pause is longer than a day. A longer one was noted while the clock was wrong, so it is ignored.
  if (untold === 0 || (rest > 0 && rest <= DAY)) return [];
  // After three failures, a lead may be what the channel refuses.
  if (untold - flagged > limits.whole || failures > 2) return [summaryOf(state)];
  // The summary comes last, because noting it marks every lead of the run as told.
  return [...leads.map(messageAbout), ...(flagged > 0 ? [summaryOf({ ...state, untold: flagged, leads: [] })] : [])];
}

/**
 * Seconds of pause after a failure: a minute, doubled each time up to an hour, never less than the receiver asks for.
 *
 * @param retryAfter the `retry-after` header: seconds, or a date
 */
export function restAfter(failures: number, retryAfter = '', now = Date.now()): number {
  const own = Math.min(PAUSE * 2 ** failures, 3600);
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return Math.max(own, Math.min(asked || 0, DAY));
}

/** Spaces, controls and invisible characters, which could forge a line or a header. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

export const oneLine = (text: string): string => text.toWellFormed().replace(UNSEEN, ' ').trim();

/**
 * Leaves only words, because chat tools turn punctuation into mentions, links, pictures and emphasis. Normalizes first,
 * so that look-alikes such as a full-width @ or dot are found.
 */
export function bland(text: string, most = 80): string {
  const words = oneLine(text.normalize('NFKC')).replace(/[[\]<>@(){}|`*_~#!\\/:;"=^]+|\$(?!\d)/g, ' ');
  // Not in an amount: "$1.50".
  return oneLine(words.replace(/(?<!\d)[.\u3002\u00b7](?=\S)|[.\u3002\u00b7](?=[^\s\d])/g, '. '))
    .slice(0, most)
    .toWellFormed();
}

const nameOf = (lead: TellableLead): string =>
  `${bland(lead.full_name)}, ${bland(lead.company_name)}: ${bland(lead.service_interest)}`;

/** The email address if it is plain enough for a header. Chat tools take "x.@here.com" for a mention of everybody. */
const replyOf = ({ email }: TellableLead): string | undefined =>
  /^[\w.%+-]{0,63}\w@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.exec(email)?.[0];
const withReply = (title: string, replyTo?: string): string => (replyTo ? `${title}. Reply to ${replyTo}` : title);

export function messageAbout(lead: TellableLead): Message {
  const title = `New lead: ${nameOf(lead)}`;
  const replyTo = replyOf(lead);
  const { full_name: fullName, company_name: companyName, email, service_interest: service } = lead;
  const answers: Record<string, string> = { fullName, companyName, email, service };
  const words = lead.flags.map((flag) => remarks[flag] ?? flag).join('; ');
  const remarked = words ? [`Remarks: ${words}`] : [];
  const text = [
    ...wizardQuestions.flatMap(({ field, short }) => (answers[field] ? `${short}: ${oneLine(answers[field])}` : [])),
    `Received: ${lead.received_at.slice(0, 16).replace('T', ' ')} UTC`,
    ...remarked,
    '',
    ...(lead.custom_request ?? '').split(/\r\n|\n|\r/).map(oneLine),
  ].join('\n');
  const said = [withReply(title, replyTo), bland(lead.custom_request ?? '', 500)].filter(Boolean).join('. ');
  return { id: lead.id, title, text: text.trim(), replyTo, json: { ...lead, text: [said, ...remarked].join('\n') } };
}

/** One message about all untold leads: it counts them all, and names those that are not flagged. */
export function summaryOf({ untold, flagged, leads }: UntoldLeads): Message {
  const title = `${untold} new ${untold === 1 ? 'lead' : 'leads'}`;
  const unnamed = untold - flagged - leads.length;
  const text = [
    `${title}.${flagged > 0 ? ` ${flagged} of them came with many others from one network: look through them for spam.` : ''}`,
    ...leads.map((lead) => withReply(nameOf(lead), replyOf(lead))),
    ...(unnamed > 0 ? [`and ${unnamed} more.`] : []),
    'All of them, with their requests: npm run leads, or the table "leads" of your project.',
  ].join('\n');
  return { title, text, json: { text, untold, flagged, leads: leads.map(({ id }) => id) } };
}
