/** Runs one of the project's tools and keeps its output. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface CommandResult {
  ok: boolean;
  /** Standard output and error, in the order they arrived. */
  output: string;
  seconds: number;
}

export interface CommandOptions {
  /** Added to this process's environment; undefined removes a variable. */
  env?: Record<string, string | undefined>;
  /** The folder to run in; the project's by default. */
  cwd?: string;
  /** Print the output as it arrives. */
  live?: boolean;
  /** Kill the tool after this many ms. */
  timeout?: number | undefined;
  /** Kills the tool. */
  signal?: AbortSignal;
}

/** The project's own tools and Node come before the machine's. */
const path = [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

/** Never rejects: if the tool cannot start, the result is not ok and its output is the reason. */
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
      ...(options.signal && { signal: options.signal }),
    });
    // The tool ends together with the command that started it.
    const kill = (): boolean => child.kill();
    process.once('exit', kill);
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
    child.on('close', (code) => {
      process.off('exit', kill);
      finish(code === 0);
    });
  });
}
