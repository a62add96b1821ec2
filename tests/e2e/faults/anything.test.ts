/** A visitor who does anything, on a line that does anything: one row of what was said last, and none of what was withdrawn. */
import { texts } from '../../../src/lib/lead/index.ts';
import { answerLost, type Fault, requestLost } from '../support/faulty-network.ts';
import { click, expect, rewrite, shows, test } from './lead-test.ts';

/** With the same seed they do the same. */
let seed = 1;
const pick = <T>(choices: readonly T[]): T => choices[(seed = (seed * 48_271) % 2_147_483_647) % choices.length]!;

const faults: Record<string, Fault> = { fail: requestLost, lose: answerLost, hang: { kind: 'swallow request' } };

test('Whatever happens: nothing twice, and nothing withdrawn', async ({ page, other, lead, network }) => {
  test.setTimeout(120_000);
  for (const visitor of [0, 1]) {
    let words = `${visitor}`;
    let isHanging = false;
    const done: string[] = [];
    const withdrawn: string[] = [];
    await lead.open(page, { customRequest: words });
    for (let act = 0; act < 6; act += 1) {
      const kind = pick(['fail', 'lose', 'hang', 'reload', 'look elsewhere', 'rewrite', 'rewrite']);
      done.push(kind);
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
    await expect.poll(() => lead.submitted(page), done.join()).toBe(0);
    const arrived = await lead.arrived();
    expect(arrived, done.join()).toContain(words);
    expect(arrived, done.join()).toHaveLength(new Set(arrived).size);
    expect(
      arrived.filter((text) => withdrawn.includes(text ?? '')),
      done.join(),
    ).toEqual([]);
  }
});
