/**
 * Installs the packages when they are missing or are not those of package-lock.json; otherwise does nothing, at once.
 * npm runs it before every script that needs them, so it has to do with Node 20 and without any package.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const STAMP = 'node_modules/.installed';
const TURN = '.cache/installing';

/** Whether the packages in a folder are those of its lock file; a folder that npm alone filled is looked through once. */
export function isInstalled(folder) {
  const lock = readText(path.join(folder, 'package-lock.json'));
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
  if (readText(path.join(folder, STAMP)) === stamp) return true;
  if (!matches(lock, readText(path.join(folder, 'node_modules/.package-lock.json')), folder)) return false;
  writeFileSync(path.join(folder, STAMP), stamp);
  return true;
}

/** What npm put there, by its own list, against what the lock file wants. */
function matches(wantedText, installedText, folder) {
  if (wantedText === '' || installedText === '') return false;
  const installed = JSON.parse(installedText).packages ?? {};
  return Object.entries(JSON.parse(wantedText).packages ?? {}).every(([place, wanted]) => {
    if (place === '' || wanted.link) return true;
    const found = installed[place];
    // Optional ones are for other kinds of machine.
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && existsSync(path.join(folder, place));
  });
}

/** One sentence for what npm printed when it failed. */
export function explain(printed) {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(printed)?.[1] ?? 'an error';
  const again = 'then run the same command again.';
  if (/^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH)$/.test(code)) {
    return `The packages could not be installed: npm cannot reach its registry (${code}). Check the network, ${again}`;
  }
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) {
    return `The packages could not be installed: node_modules cannot be written to (${code}). Mend its rights, ${again}`;
  }
  if (code === 'ENOSPC') return `The packages could not be installed: the disk is full. Make room, ${again}`;
  if (code === 'EUSAGE') {
    return 'The packages could not be installed: package.json and package-lock.json disagree. Run `npm install` to mend the latter.';
  }
  const log = /complete log of this run can be found in:\s*(\S+)/.exec(printed)?.[1];
  return `The packages could not be installed: \`npm ci\` ended with ${code}${log ? `; what it did is in ${log}` : ''}.`;
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Two installs at once would empty the folder under each other's feet: the second waits, and then has nothing to do. */
function takeTurn() {
  mkdirSync(path.dirname(TURN), { recursive: true });
  for (;;) {
    try {
      writeFileSync(TURN, `${process.pid}`, { flag: 'wx' });
      process.on('exit', () => rmSync(TURN, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAlive(Number(readText(TURN)))) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    else rmSync(TURN, { force: true });
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Gives the sentence that says what went wrong, or undefined when all went well. */
function install() {
  try {
    takeTurn();
  } catch (error) {
    return explain(`npm error code ${error.code}`);
  }
  if (isInstalled('.')) return undefined;
  // The npm that runs this script, or the one on the path.
  const own = process.env['npm_execpath'] ?? '';
  const [command, first] = own.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  const words = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  rmSync(STAMP, { force: true });
  const { status, stderr, error } = spawnSync(command, words, {
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status === 0 && isInstalled('.')) return undefined;
  return explain(`${stderr ?? ''}${error ? `npm error code ${error.code}` : ''}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href && !isInstalled('.')) {
  console.log('Installing the packages, which takes about a minute …');
  const failure = install();
  if (failure) {
    console.error(failure);
    process.exitCode = 1;
  }
}
