/**
 * Says why a message was not sent and how to repair it. Only codes are quoted: an error's text may hold a password or an
 * email address.
 */

/** The parts of an error of nodemailer or of fetch that are read here. */
export interface TransportError {
  code?: string;
  /** The code of the error that nodemailer reports as ESOCKET or EDNS. */
  originalCode?: string;
  /** The mail server's answer. */
  responseCode?: number;
  /** The command of the mail protocol that got this answer. */
  command?: string;
  /** The error inside an error of fetch. */
  cause?: TransportError;
}

export interface Receiver {
  /** Its name in a sentence. */
  name: string;
  /** Says which setting holds the host and port, for a receiver that cannot be reached. */
  connectionHint: string;
}

/** What a receiver does, and how to repair it. Without a repair, the receiver's `connectionHint` says what to check. */
interface Explanation {
  what: string;
  repair?: string;
}

const CHECK_SENDER = 'Set NOTIFY_FROM to an address that this mail server may send for.';

const selfSigned: Explanation = {
  what: 'shows a certificate that no public authority signed',
  repair: 'Use a server with a certificate from a public authority.',
};
const incomplete: Explanation = {
  what: 'sends an incomplete certificate chain',
  repair: 'Ask whoever runs the server to complete it.',
};
const notFound: Explanation = { what: 'cannot be found' };
const otherEncryption: Explanation = { what: 'does not speak this kind of encryption' };
const hangsUp: Explanation = { what: 'hangs up' };
const silent: Explanation = { what: 'does not answer' };

/** What stops a connection, by the code of the error. */
const connectionProblems: Record<string, Explanation> = {
  CERT_HAS_EXPIRED: {
    what: 'shows a certificate that has expired',
    repair: 'Ask whoever runs the server to renew it.',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  EAI_AGAIN: notFound,
  ECONNECTION: hangsUp,
  ECONNREFUSED: { what: 'takes no connections at this address' },
  ECONNRESET: hangsUp,
  EDNS: notFound,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ENOTFOUND: notFound,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: otherEncryption,
  ERR_SSL_WRONG_VERSION_NUMBER: otherEncryption,
  ERR_TLS_CERT_ALTNAME_INVALID: { what: 'shows a certificate for another host' },
  ETIMEDOUT: silent,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: incomplete,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: incomplete,
  UND_ERR_CONNECT_TIMEOUT: silent,
  UND_ERR_SOCKET: hangsUp,
};

/** Describes an error of sending a message. */
export function describeError(error: TransportError, receiver: Receiver): string {
  const { code = '', originalCode, responseCode, cause } = error;
  const innerCode = cause?.code ?? originalCode ?? code;
  const codes = [innerCode, responseCode].filter(Boolean).join(' ');
  const explanation = explainAnswer(error) ?? connectionProblems[innerCode] ?? connectionProblems[code];
  if (!explanation) return `${receiver.name} fails: ${codes || 'its setting is not valid'}`;
  const repair = explanation.repair ?? receiver.connectionHint;
  return `${receiver.name} ${explanation.what} (${codes}). ${repair}`;
}

/** Whether a mail server refuses the message itself for good, after it took the sender and a recipient. */
export function isMessageRefused({ code, responseCode }: TransportError): boolean {
  const isTemporary = responseCode !== undefined && responseCode < 500;
  return code === 'EMESSAGE' && !isTemporary;
}

/** Describes a receiver that did not answer in time. */
export function describeTimeout({ name, connectionHint }: Receiver): string {
  return `${name} ${silent.what}. ${connectionHint}`;
}

/** Explains what a mail server answered; undefined if it answered nothing that is known here. */
function explainAnswer({ code, responseCode = 0, command }: TransportError): Explanation | undefined {
  // Many servers put off the first message of a sender that they do not know, and take it some minutes later.
  if (responseCode >= 400 && responseCode < 500) {
    return {
      what: 'takes no message for now',
      repair: 'It is retried automatically. If this lasts for hours, ask whoever runs the server.',
    };
  }
  if (code === 'ETLS') {
    return {
      what: 'offers no encryption, so it was sent no password',
      repair: 'Use another port, such as smtps:// with port 465, or another server.',
    };
  }
  if (code === 'ENOAUTH' || responseCode === 530) {
    return {
      what: 'wants a user name and a password',
      repair: 'Write both into SMTP_URL: smtps://user:password@smtp.example.com.',
    };
  }
  if (code === 'EAUTH') {
    return {
      what: 'refuses the user name or the password',
      repair:
        'Check both in SMTP_URL, with @ as %40, # as %23, / as %2F, ? as %3F and % as %25. Many providers want an app password.',
    };
  }
  if (responseCode < 500) return undefined;
  // The answer to a connection, before any command.
  if (code === 'EPROTOCOL') {
    return { what: 'refuses the connection', repair: 'Ask whoever runs the server, or use another one.' };
  }
  if (command === 'MAIL FROM') return { what: 'refuses the sender', repair: CHECK_SENDER };
  if (command === 'RCPT TO') return { what: 'refuses every recipient', repair: `Check NOTIFY_EMAIL. ${CHECK_SENDER}` };
  if (code === 'EMESSAGE') return { what: 'refuses the message', repair: CHECK_SENDER };
  return undefined;
}

/** Whether the mail server may take these recipients later. */
export const areTemporary = (errors: readonly TransportError[]): boolean =>
  errors.every(({ responseCode = 0 }) => responseCode < 500);

/**
 * Describes a message that the mail server took for some recipients only. Recipients are numbered, not named, because
 * logs are no place for email addresses.
 *
 * @param recipients the email addresses of NOTIFY_EMAIL
 */
export function describeRefusedRecipients(
  errors: (TransportError & { recipient?: string })[],
  recipients: string[],
): string {
  const refused = refusedNumbers(errors, recipients);
  const codes = new Set(errors.map(({ responseCode }) => responseCode));
  const repair = areTemporary(errors)
    ? 'If this happens again, ask whoever runs the server.'
    : 'Correct the address or remove it.';
  return `the mail server refuses ${refused} in NOTIFY_EMAIL (${[...codes].join(' and ')}). The others got the message. ${repair}`;
}

/** "recipient 2 of the 3", counted from 1; "some of those" if the server writes the email addresses in another way. */
function refusedNumbers(errors: { recipient?: string }[], recipients: string[]): string {
  const known = recipients.map((email) => email.toLowerCase());
  const numbers: number[] = [];
  for (const { recipient = '' } of errors) {
    const index = known.indexOf(recipient.toLowerCase());
    if (index >= 0) numbers.push(index + 1);
  }
  if (numbers.length === 0) return 'some of those';
  const noun = numbers.length > 1 ? 'recipients' : 'recipient';
  return `${noun} ${numbers.join(' and ')} of the ${recipients.length}`;
}
