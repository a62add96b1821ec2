/** Mock receivers of the owner's notifications: a chat tool's webhook and a mail server. A test can set their answers. */
import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { listen } from '../../tools/listen.ts';

export const respondOk = (response: ServerResponse): unknown => response.end('ok');

export async function startMockWebhook() {
  const webhook = {
    url: '',
    /** Every text received, also where the response refused it. */
    texts: [] as string[],
    /** Responds to the next requests. `fields` are the names of what the message has. */
    respond: respondOk as (response: ServerResponse, fields: string[]) => unknown,
    close: () => server.close(0),
  };
  const server = await listen(async (request, response) => {
    const message = (await json(request)) as { text: string };
    webhook.texts.push(message.text);
    webhook.respond(response, Object.keys(message));
  }, 0);
  webhook.url = `${server.url}/hook`;
  return webhook;
}

export async function startMockMailServer() {
  const mailServer = {
    url: '',
    /** Every mail received. */
    mails: [] as string[],
    /** The recipient whose mail is refused; empty if none. */
    refusedRecipient: '',
    /** A mail with this text is refused; empty if none. */
    refusedText: '',
    /** The answer to every other mail. If it is empty, the server hangs up instead. */
    answerToMail: '250 stored',
    close: () => void server.close(),
  };
  const server = createServer((socket) => {
    speakSmtp(socket, mailServer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  mailServer.url = `smtp://127.0.0.1:${port}`;
  return mailServer;
}

interface MailServer {
  mails: string[];
  refusedRecipient: string;
  refusedText: string;
  answerToMail: string;
}

/** Answers the commands of one connection, as little as nodemailer needs. */
function speakSmtp(socket: Socket, mailServer: MailServer): void {
  /** The mail that is being received; undefined while commands come. */
  let mail: string | undefined;

  const answerCommand = (command: string): string => {
    const [, recipient] = /^RCPT TO:<(.*)>/i.exec(command) ?? [];
    if (recipient && recipient === mailServer.refusedRecipient) return '550 no such mailbox';
    if (/^QUIT/i.test(command)) return '221 bye';
    if (!/^DATA/im.test(command)) return '250 ok';
    mail = '';
    return '354 go on';
  };

  // A client that hangs up in the middle is no failure of the test.
  socket.on('error', () => undefined);
  socket.setEncoding('utf8');
  socket.on('data', (received: string) => {
    if (mail === undefined) {
      socket.write(`${answerCommand(received)}\r\n`);
      return;
    }
    mail += received;
    const isComplete = mail.endsWith('\r\n.\r\n');
    if (!isComplete) return;
    // Without soft line breaks, which stand wherever a line would be too long.
    const text = mail.replaceAll('=\r\n', '');
    mail = undefined;
    const { refusedText, answerToMail } = mailServer;
    if (!answerToMail) return void socket.destroy();
    const isRefused = refusedText !== '' && text.includes(refusedText);
    const answer = isRefused ? '554 refused' : answerToMail;
    if (answer.startsWith('250')) mailServer.mails.push(text);
    socket.write(`${answer}\r\n`);
  });
  socket.write('220 mail\r\n');
}
