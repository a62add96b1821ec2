/** Visitors leave a page that is long, so home and services have limits at 360 px, with every promise set. */
import { routes } from './support/site-pages.ts';
import { expect, setting, test } from './support/test.ts';

const home = { height: 4800, words: 420 };
const service = { height: 4300, words: 480 };
/** The farthest that a visitor scrolls from a button to the form. */
const FARTHEST = 1480;

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

for (const route of routes.filter((path) => path === '/' || path.startsWith('/services/'))) {
  test(`${route} is short on a phone, and never far from the form`, async ({ page }) => {
    await page.goto(`${setting('PROMISED_URL')}${route}`);
    const { height, words, buttons } = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const toForm = main.querySelectorAll('a:is([href^="/get-started"], [href="#contact"]), [type=submit]');
      const middles = [...toForm].map((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return scrollY + (top + bottom) / 2;
      });
      return {
        height: document.documentElement.scrollHeight,
        words: main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
        buttons: middles,
      };
    });
    const limits = route === '/' ? home : service;
    expect(height).toBeLessThanOrEqual(limits.height);
    expect(words).toBeLessThanOrEqual(limits.words);
    for (let place = 0; place <= height; place += 100) {
      expect(Math.min(...buttons.map((button) => Math.abs(button - place)))).toBeLessThanOrEqual(FARTHEST);
    }
  });
}
