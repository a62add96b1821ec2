/** Test receivers of the owner's messages: a chat tool's webhook and a mail server. A test can set their answers. */
import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { listen } from '../../tools/listen.ts';

export const success = (response: ServerResponse): unknown => response.end('ok');

export async function startMockWebhook() {
  /** `texts` holds every text received, refused ones too; `answer` is the answer to the next one. */
  const hook = { url: '', texts: [] as string[], answer: success, close: () => server.close(0) };
  const server = await listen(async (request, response) => {
    const { text } = (await json(request)) as { text: string };
    hook.texts.push(text);
    hook.answer(response);
  }, 0);
  hook.url = `${server.url}/hook`;
  return hook;
}

export async function startMockMailServer() {
  /** `mails` holds every mail received; `refused` is the recipient that gets none. */
  const mailServer = { url: '', mails: [] as string[], refused: '', close: () => void server.close() };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    let mail: string | undefined;
    socket.write('220 mail\r\n').toString();
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (mail === undefined) {
        if (/^DATA/im.test(text)) mail = '';
        const [, recipient = ''] = /^RCPT TO:<(.*)>/i.exec(text) ?? [];
        if (recipient && recipient === mailServer.refused) socket.write('550 no such mailbox\r\n');
        else socket.write(mail === '' ? '354 go on\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
        return;
      }
      mail += text;
      if (!mail.endsWith('\r\n.\r\n')) return;
      // Without soft line breaks, whose places depend on the words.
      mailServer.mails.push(mail.replaceAll('=\r\n', ''));
      mail = undefined;
      socket.write('250 stored\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  mailServer.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return mailServer;
}
