/** What the owner is asked to confirm is what the pages say, word for word. */
import { expect, test } from 'vitest';
import { deviceStorage } from '../../src/data/device-storage.ts';
import { promises } from '../../src/data/promises.ts';
import { site } from '../../src/data/site.ts';
import { pageAt, wordsOf } from './built-site.ts';

const wordsAt = (route: string) => wordsOf(pageAt(route).root.querySelector('main')!);

test.each(promises)('$page promises: $says', ({ page, says }) => {
  const words = wordsAt(page);
  // A figure and its label are two elements, in either order.
  const [figure = '', ...label] = says.split(' ');
  const turned = [...label, figure].join(' ');
  expect(words.includes(says) || words.includes(turned), `${page} does not say "${says}"`).toBe(true);
});

test('the cookie policy lists all that is kept on a device, and the other policies link to its list', () => {
  for (const { what, where, name, purpose, kept } of deviceStorage) {
    expect(wordsAt('/cookie-policy')).toContain([what, `${where}:`, name, purpose, kept].join(' '));
  }
  for (const route of ['/privacy-policy', '/data-security']) {
    const links = pageAt(route).root.querySelectorAll('main a[href="/cookie-policy#what-this-site-keeps"]');
    expect(links.length, route).toBeGreaterThan(0);
  }
});

test('the policies print how long data is kept', () => {
  const { leadMonths, counterDays, backupDays } = site.retention;
  expect(wordsAt('/privacy-policy')).toContain(`deletes an inquiry ${leadMonths} months after it arrived`);
  expect(wordsAt('/privacy-policy')).toContain(`deleted after ${counterDays} days`);
  expect(wordsAt('/privacy-policy')).toContain(`for up to ${backupDays} days more`);
  // A device keeps a lead for 30 days: `private.bury()` remembers for one more that it was deleted.
  expect(wordsAt('/privacy-policy')).toContain('For 31 days the database also keeps a number');
  expect(wordsAt('/data-security')).toContain(`deletes it ${leadMonths} months after it arrived`);
});

test('both forms say above their button what happens to the answers, with a link to the policy', () => {
  for (const route of ['/', '/get-started']) {
    const form = pageAt(route).root.querySelector('main form')!;
    const text = form.outerHTML;
    const link = text.indexOf('href="/privacy-policy"');
    expect(link, route).toBeGreaterThan(-1);
    expect(link, route).toBeLessThan(text.lastIndexOf('type="submit"'));
    expect(wordsOf(form), route).toContain('They stay on this device until you submit.');
  }
});
