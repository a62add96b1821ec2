/** Runs `npm run probe` as a monitor does, but resolves every host to this machine. */
import { execFile } from 'node:child_process';

const RESOLVE_LOCALLY = `
  import dns from 'node:dns';
  const { lookup } = dns;
  dns.lookup = (_host, options, done) => lookup('127.0.0.1', options, done);
`;
const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(RESOLVE_LOCALLY)}`];

/** Probes a site. Returns the exit status, and what was printed. */
export const runProbe = (target: string): Promise<{ status: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [...nodeOptions, 'tools/commands/probe.mjs', target], (error, stdout, stderr) => {
      const status = error ? Number(error.code) : 0;
      resolve({ status, output: stdout + stderr });
    });
  });
