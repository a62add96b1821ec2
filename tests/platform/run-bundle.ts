/**
 * Runs a bundled function in a process of its own, with the program by which Netlify's command line imitates AWS
 * Lambda: `node run-bundle.ts <the folder of packages> <the bundle's first file> <the event as JSON>`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

interface Answer {
  statusCode: number;
  multiValueHeaders: Record<string, string[]>;
  body?: string | NodeJS.ReadableStream;
}
interface LambdaLocal {
  getLogger: () => { level: string };
  execute: (options: object) => Promise<Answer>;
}

const [packages = '', entry = '', event = ''] = process.argv.slice(2);
const lambdaLocal = createRequire(path.join(packages, 'package.json'))('lambda-local') as LambdaLocal;
lambdaLocal.getLogger().level = 'alert';
const lambdaFunc = (await import(pathToFileURL(entry).href)) as object;
const options = { event: JSON.parse(event) as object, lambdaFunc, timeoutMs: 30_000, verboseLevel: 0 };
const answer = await lambdaLocal.execute(options);
const { statusCode: status, multiValueHeaders, body = '' } = answer;
const headers = Object.fromEntries(Object.entries(multiValueHeaders).map(([name, [value]]) => [name, value]));
const output = typeof body === 'string' ? body : await text(body);
console.info(JSON.stringify({ status, headers, body: output }));
