/** `npm run probe -- https://the-site`: whether a published site can take leads, a line a check. */
import { site } from '../../src/data/site.ts';
import { headersFor, readHeadersFile } from '../host/headers-file.ts';
import { headersFile } from '../build/security-headers.ts';
import { UserError } from '../errors.ts';
import { probe } from '../leads/probe.ts';
import { main } from './main.ts';

await main(async () => {
  const [address = ''] = process.argv.slice(2);
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
    throw new UserError('Say which site to probe: npm run probe -- https://the-site');
  }
  let healthy = true;
  const expected = headersFor(readHeadersFile(headersFile('any', site)), '/get-started');
  for await (const { name, ok, says } of probe(new URL(address), expected)) {
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)}  ${says}`);
    healthy &&= ok;
  }
  process.exitCode = healthy ? 0 : 1;
});
