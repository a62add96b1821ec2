/** What the owner is told. Leads are text from strangers: nothing in them may act in a mailbox or a chat. */
import type { ChannelState, TellableLead } from './plan.ts';

/** Controls and invisible characters, which could forge a line or a header. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Text of a stranger on one line. */
export const oneLine = (text: string): string => text.toWellFormed().replace(UNSEEN, ' ').trim();

/**
 * Words alone: chat tools turn punctuation into mentions, links, pictures and emphasis. The normal form first, which
 * unmasks look-alikes such as a full-width @ or dot.
 */
export function bland(text: string): string {
  const words = oneLine(text.normalize('NFKC')).replace(/[[\]<>@(){}|`*_~#!\\/:;"=^$%]+/g, ' ');
  return oneLine(words.replace(/[.\u3002\u00b7](?=\S)/g, '. '))
    .slice(0, 80)
    .toWellFormed();
}

/** An e-mail address that is plain enough for a header. */
const plainAddress = (email: string): string | undefined =>
  /^[\w.%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(email) ? email : undefined;

const nameOf = (lead: TellableLead): string =>
  `${bland(lead.full_name)}, ${bland(lead.company_name)}: ${bland(lead.service_interest)}`;

/** A message in each of the forms that a channel may need. */
export interface Message {
  /** The id of the lead that it is about. */
  id?: string;
  title: string;
  /** Plain text for a mail. */
  text: string;
  replyTo?: string | undefined;
  /** What a webhook gets: `text` is what chat tools show. */
  json: { text: string; [key: string]: unknown };
}

export function messageAbout(lead: TellableLead): Message {
  const title = `New lead: ${nameOf(lead)}`;
  const replyTo = plainAddress(lead.email);
  const facts = [
    `Name: ${oneLine(lead.full_name)}`,
    `Company: ${oneLine(lead.company_name)}`,
    `E-mail: ${oneLine(lead.email)}`,
    `Service: ${oneLine(lead.service_interest)}`,
    `Received: ${lead.received_at.slice(0, 16).replace('T', ' ')} UTC`,
    ...(lead.flags.length > 0 ? [`Remarks: ${lead.flags.join(', ')}`] : []),
  ];
  const request = (lead.custom_request ?? '').split(/\r\n|\n|\r/).map(oneLine);
  return {
    id: lead.id,
    title,
    text: [...facts, '', ...request].join('\n').trim(),
    replyTo,
    json: { ...lead, text: replyTo ? `${title}. Reply to ${replyTo}` : title },
  };
}

/** All that is untold in one message: everyone is counted, and those who look like people are named. */
export function digestOf({ untold, flagged, leads }: ChannelState): Message {
  const title = `${untold} new ${untold === 1 ? 'lead' : 'leads'}`;
  const unnamed = untold - flagged - leads.length;
  const text = [
    flagged > 0
      ? `${title}. ${flagged} of them came with many others from one network: look through them for spam.`
      : `${title}.`,
    ...leads.map(nameOf),
    ...(unnamed > 0 ? [`and ${unnamed} more.`] : []),
    'All of them, with their requests: npm run leads, or the table "leads" of your project.',
  ].join('\n');
  return { title, text, json: { text, untold, flagged, leads: leads.map(({ id }) => id) } };
}
