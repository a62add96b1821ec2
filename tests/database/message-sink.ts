/** A receiver of messages whose moods can be chosen: Slack, a mail API, or what is left of them. */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../../tools/host/listen.ts';

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
  const { url, close } = await listen(async (request, response) => {
    if (request.method !== 'POST') return void response.end('<!doctype html><title>Sign in</title>');
    const body = (await json(request)) as Message['body'];
    if (sink.mood === success) sink.accepted.push({ headers: request.headers, body });
    sink.mood(response);
  }, 0);
  const sink: MessageSink = { url: `${url}/hook`, accepted: [], mood: success, close: () => close(0) };
  return sink;
}

/** Puts a sink into a good mood again. */
export function recover(sink: MessageSink): void {
  sink.mood = success;
}

/** A mood that answers with another status than success. */
export function refusal(status: number, headers = {}): MessageSink['mood'] {
  return (response) => void response.writeHead(status, headers).end();
}
