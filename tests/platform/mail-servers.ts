/** Mail servers that speak STARTTLS, AUTH and refusals as real ones do: `smtp-server`, by the authors of nodemailer. */
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { generate } from 'selfsigned';
import { fetchPackage } from '../fetched-package.ts';

/** The folder that holds the package; undefined where it cannot be fetched. */
export const mailPackages = fetchPackage('smtp-server', '3.21.6');

/** The only user that the servers know; @ is written as in SMTP_URL. */
export const USER = 'leads%40acme.test:p%40ss';

interface Identity {
  private: string;
  cert: string;
}

interface SmtpServer {
  server: Server;
  listen: (port: number, host: string) => void;
  close: (done: () => void) => void;
  on: (event: 'error', listener: () => void) => void;
}

export interface MailServer {
  port: number;
  mails: string[];
  /** The answers to recipients, such as 550, by address. */
  refused: Record<string, number>;
  /** The answer to every sender, and to every message; 0 takes it. */
  refuseSender: number;
  refuseMessage: number;
  close: () => Promise<void>;
}

type Done = (error?: Error | null, answer?: unknown) => void;

/** An answer that refuses; 0 is none. */
const refusal = (responseCode = 0): Error | null =>
  responseCode > 0 ? Object.assign(new Error('refused by the test'), { responseCode }) : null;

/** Starts a server with a certificate; `options` are those of smtp-server. */
export async function startMailServer(identity: Identity, options: object = {}): Promise<MailServer> {
  const file = path.join(mailPackages ?? '', 'smtp-server/dist/esm/smtp-server.js');
  const { SMTPServer } = (await import(pathToFileURL(file).href)) as {
    SMTPServer: new (options: object) => SmtpServer;
  };
  const mailServer: MailServer = { port: 0, mails: [], refused: {}, refuseSender: 0, refuseMessage: 0, close };
  const smtp = new SMTPServer({
    key: identity.private,
    cert: identity.cert,
    onAuth({ username, password }: { username: string; password: string }, _session: unknown, done: Done) {
      if (`${username}:${password}` === decodeURIComponent(USER)) done(null, { user: username });
      else done(refusal(535));
    },
    onMailFrom(_sender: unknown, _session: unknown, done: Done) {
      done(refusal(mailServer.refuseSender));
    },
    onRcptTo({ address }: { address: string }, _session: unknown, done: Done) {
      done(refusal(mailServer.refused[address]));
    },
    onData(stream: NodeJS.ReadableStream, _session: unknown, done: Done) {
      void text(stream).then((mail) => {
        if (mailServer.refuseMessage === 0) mailServer.mails.push(mail);
        done(refusal(mailServer.refuseMessage), 'stored');
      });
    },
    ...options,
  });
  // A client that hangs up in the middle is no failure of the test.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  mailServer.port = (smtp.server.address() as AddressInfo).port;
  return mailServer;

  function close(): Promise<void> {
    return new Promise((resolve) => smtp.close(resolve));
  }
}

/** Makes certificates for localhost, good and bad ones, and lets this process trust the authority of the good ones. */
export async function makeIdentities() {
  const authority = await identify('Authority of the tests');
  const unknown = await identify('Unknown authority');
  setDefaultCACertificates([authority.cert]);
  const inThePast = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2021-01-01') };
  const byUnknown = await identify('localhost', { by: unknown });
  return {
    trusted: await identify('localhost', { by: authority }),
    selfSigned: await identify('localhost'),
    ofAnotherHost: await identify('elsewhere.test', { by: authority }),
    expired: await identify('localhost', { by: authority, ...inThePast }),
    incomplete: byUnknown,
    bySelfSigned: { ...byUnknown, cert: `${byUnknown.cert}\n${unknown.cert}` },
  };
}

async function identify(
  name: string,
  { by, ...dates }: { by?: Identity; notBeforeDate?: Date; notAfterDate?: Date } = {},
): Promise<Identity> {
  const subject = [{ name: 'commonName', value: name }];
  const isAuthority = !by;
  return generate(subject, {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: isAuthority, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
    ],
    ...(by && { ca: { key: by.private, cert: by.cert } }),
    ...dates,
  });
}
