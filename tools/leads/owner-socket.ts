/**
 * A socket beside the store that its owner holds: proof that somebody has the folder, and the way to ask that somebody.
 * One question a connection, one line of JSON; the answer is text until the end.
 */
import { createHash } from 'node:crypto';
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { isErrorCode } from '../errors.ts';

export interface HeldSocket {
  /** Gives the socket back; whoever is being answered goes without. */
  release: () => Promise<void>;
}

/** Gives the answer to a question. */
export type Answer = (question: unknown) => Promise<string>;

/** Longest question that is listened to. */
const MAX_QUESTION = 4096;

/** Taking the socket needs a few milliseconds of these. */
const GUARD_LIFETIME = 3000;

/** Takes the socket, or gives undefined while another process lives that has it. */
export async function holdSocket(file: string, answer: Answer): Promise<HeldSocket | undefined> {
  const address = socketAddress(file);
  return withGuard(`${file}.taking`, async () => {
    if (await isAlive(address)) return undefined;
    // What a killed owner left. Nobody else can have put a new one there since: that needs the guard.
    if (process.platform !== 'win32') rmSync(address, { force: true });
    const asking = new Set<Socket>();
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      asking.add(socket);
      socket.once('close', () => asking.delete(socket));
      listen(socket, answer);
    });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, () => resolve()));
    const release = (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of asking) socket.destroy();
      });
    return { release };
  });
}

/** Asks the owner; undefined when there is none. */
export async function askOwner(file: string, question: unknown): Promise<string | undefined> {
  const socket = await connect(socketAddress(file));
  if (!socket) return undefined;
  socket.setEncoding('utf8').end(`${JSON.stringify(question)}\n`);
  let text = '';
  for await (const chunk of socket) text += chunk as string;
  return text;
}

function listen(socket: Socket, answer: Answer): void {
  let question = '';
  const take = (chunk: string): void => {
    question += chunk;
    if (question.length > MAX_QUESTION) socket.destroy();
    if (!question.includes('\n')) return;
    socket.off('data', take).resume();
    reply(question, answer).then(
      (text) => socket.end(text),
      () => socket.destroy(),
    );
  };
  // Whoever only looks whether somebody is here goes away without a question.
  socket
    .setEncoding('utf8')
    .on('data', take)
    .on('end', () => question || socket.end())
    .on('error', () => socket.destroy());
}

async function reply(question: string, answer: Answer): Promise<string> {
  return answer(JSON.parse(question));
}

/** A relative path, since a socket's may have no more than about 100 bytes; a named pipe on Windows. */
function socketAddress(file: string): string {
  const absolute = path.resolve(file);
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\leads-${createHash('sha256').update(absolute.toLowerCase()).digest('hex').slice(0, 32)}`;
  }
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}

async function connect(address: string): Promise<Socket | undefined> {
  const socket = createConnection({ path: address, allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return socket;
  } catch {
    return undefined;
  }
}

async function isAlive(address: string): Promise<boolean> {
  const socket = await connect(address);
  socket?.destroy();
  return socket !== undefined;
}

/** Runs a task while a file exists that only one can make. One that was left by a crash is removed after a while. */
async function withGuard<T>(guard: string, task: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      closeSync(openSync(guard, 'wx'));
      break;
    } catch (error) {
      if (!isErrorCode(error, 'EEXIST')) throw error;
      const made = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - made > GUARD_LIFETIME) rmSync(guard, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  try {
    return await task();
  } finally {
    rmSync(guard, { force: true });
  }
}
