/** A receiver of messages whose moods can be chosen: Slack, a mail API, or what is left of them. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Message {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface MessageSink {
  url: string;
  /** What was received and answered with success. */
  accepted: Message[];
  /** Answers a message; success by default. */
  mood: (response: ServerResponse) => void;
  close: () => Promise<void>;
}

const success = (response: ServerResponse): void => void response.end('{"id":"1"}');

/** Starts a sink on a free port. */
export async function openSink(): Promise<MessageSink> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST') return void response.end('<!doctype html><title>Sign in</title>');
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Message['body'];
      if (sink.mood === success) sink.accepted.push({ headers: request.headers, body });
      sink.mood(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sink: MessageSink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    accepted: [],
    mood: success,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return sink;
}

/** Puts a sink into a good mood again. */
export function recover(sink: MessageSink): void {
  sink.mood = success;
}
