/** Random actions on a random network: one row with the last words, and no row with discarded words. */
import { array, constantFrom, sample } from 'fast-check';
import { texts } from '../../../src/lib/lead/index.ts';
import { answerLost, type Fault, requestLost } from '../support/faulty-network.ts';
import { click, expect, rewrite, shows, test } from './lead-test.ts';

const faults: Record<string, Fault> = { fail: requestLost, lose: answerLost, hang: { kind: 'swallow request' } };
const acts = constantFrom(...Object.keys(faults), 'reload', 'look elsewhere', 'rewrite', 'rewrite');
/** A fixed seed makes the actions the same in every run. */
const visitors = sample(array(acts, { minLength: 6, maxLength: 6 }), { numRuns: 2, seed: 1 });

test('Whatever happens: nothing twice, and nothing withdrawn', async ({ page, other, lead, network }) => {
  test.setTimeout(120_000);
  for (const [visitor, kinds] of visitors.entries()) {
    const done = kinds.join();
    let words = `${visitor}`;
    let isHanging = false;
    const withdrawn: string[] = [];
    await lead.open(page, { customRequest: words });
    for (const [act, kind] of kinds.entries()) {
      network.fault = faults[kind] ?? requestLost;
      if (kind === 'rewrite') {
        if (!(await lead.arrived()).includes(words)) withdrawn.push(words);
        await rewrite(page, (words = `${visitor}, ${act}`));
      } else if (kind === 'look elsewhere') await other.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
      else if (kind === 'reload' || isHanging) await page.reload();
      else await click(page, 'Submit');
      if (kind in faults) await shows(page, kind === 'hang' ? 'Submitting...' : texts.failed);
      isHanging = kind === 'hang' || (isHanging && kind === 'look elsewhere');
    }
    network.release();
    await page.goto(`${network.url}/get-started`, { waitUntil: 'networkidle' });
    if (!(await lead.arrived()).includes(words)) await click(page, 'Submit');
    await expect.poll(() => lead.submitted(page), done).toBe(0);
    const arrived = await lead.arrived();
    expect(arrived, done).toContain(words);
    expect(arrived, done).toHaveLength(new Set(arrived).size);
    for (const text of withdrawn) expect(arrived, done).not.toContain(text);
  }
});
