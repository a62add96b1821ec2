/** `npm run probe`, as a watch calls it, but on this machine alone. */
import { execFile } from 'node:child_process';

const AT_HOME = `import dns from 'node:dns'; const { lookup } = dns;
  dns.lookup = (_, options, done) => lookup('127.0.0.1', options, done);`;

export const runProbe = (target: string): Promise<{ status: number; said: string }> =>
  new Promise((resolve) => {
    const words = [
      '--import',
      `data:text/javascript,${encodeURIComponent(AT_HOME)}`,
      'tools/commands/probe.mjs',
      target,
    ];
    execFile(process.execPath, words, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
