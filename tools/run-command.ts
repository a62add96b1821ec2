/** Runs a tool of the project and keeps what it printed. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface CommandResult {
  ok: boolean;
  /** Standard output and error, in the order in which they came. */
  output: string;
  seconds: number;
}

export interface CommandOptions {
  /** Added to this process's environment; undefined takes a variable out. */
  env?: Record<string, string | undefined>;
  /** The folder to run in; the project's by default. */
  cwd?: string;
  /** Print what the tool prints, as it comes. */
  live?: boolean;
  /** End the tool after so many milliseconds. */
  timeout?: number | undefined;
}

/** The project's own tools and Node come before the machine's. */
const path = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

/** Never rejects: a tool that cannot be started is a result that is not ok, with the reason as its output. */
export function runCommand(command: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const finish = (ok: boolean) =>
      resolve({ ok, output: Buffer.concat(chunks).toString().trim(), seconds: (performance.now() - started) / 1000 });
    const child = spawn(command, args, {
      env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined, ...options.env },
      cwd: options.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.timeout,
      killSignal: 'SIGKILL',
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (options.live) to.write(chunk);
      });
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command} could not be started: ${error.message}`));
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}
