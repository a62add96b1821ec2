/** What the owner is told through: a chat tool's webhook and a mail server, in whatever mood a test needs. */
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { listen } from '../../tools/listen.ts';

export interface Hook {
  url: string;
  /** The texts that came in, also those that were refused. */
  texts: string[];
  /** Answers; with success by default. */
  answer: (response: ServerResponse) => unknown;
  close: () => Promise<void>;
}

export const success = (response: ServerResponse): unknown => response.end('ok');

export async function openHook(): Promise<Hook> {
  const { url, close } = await listen(async (request, response) => {
    const { text } = (await json(request)) as { text: string };
    hook.texts.push(text);
    hook.answer(response);
  }, 0);
  const hook: Hook = { url: `${url}/hook`, texts: [], answer: success, close: () => close(0) };
  return hook;
}

export interface MailServer {
  url: string;
  /** Whole messages, headers first. */
  mails: string[];
  close: () => void;
}

/** @param silent whether it accepts connections and says nothing */
export async function openMailServer({ silent = false } = {}): Promise<MailServer> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (silent) return;
    let mail: string | undefined;
    socket.write('220 mail\r\n').toString();
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (mail === undefined) {
        if (/^DATA/im.test(text)) mail = '';
        socket.write(mail === '' ? '354 go on\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
        return;
      }
      mail += text;
      if (!mail.endsWith('\r\n.\r\n')) return;
      mails.push(mail);
      mail = undefined;
      socket.write('250 stored\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, close: () => void server.close() };
}
