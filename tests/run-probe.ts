/** Runs `npm run probe` as a monitor does, but resolves every host to this machine. */
import { execFile } from 'node:child_process';

const LOCAL = `import dns from 'node:dns'; const { lookup } = dns;
  dns.lookup = (_, options, done) => lookup('127.0.0.1', options, done);`;
const AT_HOME = ['--import', `data:text/javascript,${encodeURIComponent(LOCAL)}`];

export const runProbe = (target: string): Promise<{ status: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [...AT_HOME, 'tools/commands/probe.mjs', target], (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
