import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { skipTypingButton, sectionLinksOf } from './support/page-parts.ts';

async function positionsAfter(page: Page, link: string): Promise<number[]> {
  return page.evaluate(async (selector) => {
    const positions: number[] = [];
    document.querySelector<HTMLAnchorElement>(selector)!.click();
    let unchangedFrames = 0;
    while (unchangedFrames < 20) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const hasMoved = positions.at(-1) !== window.scrollY;
      unchangedFrames = hasMoved ? 0 : unchangedFrames + 1;
      positions.push(window.scrollY);
    }
    return [...new Set(positions)];
  }, link);
}

const home = [...sectionLinksOf('home').map((href) => `header a[href$="${href}"]`), 'main a[href$="#contact"]'];
const blog = sectionLinksOf('listing').map((href) => `header a[href$="${href}"]`);

for (const [route, links] of Object.entries({ '/': home, '/blog': blog })) {
  test(`A link to a section of ${route} scrolls there smoothly, with its heading below the header`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const link of links) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const positions = await positionsAfter(page, link);
      // A jump has at most two positions, the old and the new one; smooth scrolling has more.
      expect(positions.length, link).toBeGreaterThan(2);
      await expectHeadingBelowHeader(page);
    }
  });
}

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing on the page moves or types, and a link to a section jumps there', async ({ page }) => {
    for (const route of ['/', '/blog']) {
      await page.goto(route);
      await expect(page.locator('astro-island:has(h1)[ssr]')).toHaveCount(0);
      await expect(skipTypingButton(page)).toBeHidden();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === 'running' && animation.timeline instanceof DocumentTimeline)
          .map((animation) => `${(animation as CSSAnimation).animationName} ${animation.playState}`),
      );
      expect(running, route).toEqual([]);
    }
    expect((await positionsAfter(page, blog[0]!)).length).toBeLessThanOrEqual(2);
    await expectHeadingBelowHeader(page);
  });
});

test('A new page starts at the top, and Back returns to where one was', async ({ page }) => {
  await page.goto('/blog');
  const card = page.locator('main li h2 a').last();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await card.click();
  await expect(page).toHaveURL(/\/blog\/./);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), before)).toBeLessThan(60);
});

async function expectHeadingBelowHeader(page: Page): Promise<void> {
  const gap = await page.evaluate(() => {
    const heading = document.querySelector(':target :is(h1, h2, h3)') ?? document.querySelector(':target')!;
    return heading.getBoundingClientRect().top - document.querySelector('header')!.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(400);
}
