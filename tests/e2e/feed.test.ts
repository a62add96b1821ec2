import { expect, test } from './support/test.ts';

test('The feed is well-formed XML, and declares each namespace that it uses', async ({ page }) => {
  const xml = await (await page.request.get('/rss.xml')).text();
  const read = (text: string) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'text/xml');
    return root.querySelector('parsererror')?.textContent ?? root.localName;
  };
  expect(await page.evaluate(read, xml)).toBe('rss');
});
