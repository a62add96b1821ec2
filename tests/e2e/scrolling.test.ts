import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { skipTypingButton, sectionLinksOf } from './support/page-parts.ts';

/** A page that has not moved for so many frames has come to rest. */
const RESTING_FRAMES = 20;
/** A jump has at most two positions, the old and the new one; smooth scrolling has more. */
const POSITIONS_OF_JUMP = 2;
/** In px: how far from the position before Back may end. */
const RESTORING_TOLERANCE = 60;
/** In px: a section's padding above its heading. */
const LARGEST_GAP = 400;

/** Clicks a link. Returns the vertical positions, in px, through which the page scrolls until it rests. */
async function clickAndRecordScroll(page: Page, link: string): Promise<number[]> {
  return page.evaluate(
    async ({ selector, restingFrames }) => {
      const positions: number[] = [];
      document.querySelector<HTMLAnchorElement>(selector)!.click();
      let unchangedFrames = 0;
      while (unchangedFrames < restingFrames) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const hasMoved = positions.at(-1) !== window.scrollY;
        unchangedFrames = hasMoved ? 0 : unchangedFrames + 1;
        positions.push(window.scrollY);
      }
      return [...new Set(positions)];
    },
    { selector: link, restingFrames: RESTING_FRAMES },
  );
}

const homeLinks = [...sectionLinksOf('home').map((href) => `header a[href$="${href}"]`), 'main a[href$="#contact"]'];
const blogLinks = sectionLinksOf('listing').map((href) => `header a[href$="${href}"]`);

for (const [route, links] of Object.entries({ '/': homeLinks, '/blog': blogLinks })) {
  test(`A link to a section of ${route} scrolls there smoothly, with its heading below the header`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const link of links) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const positions = await clickAndRecordScroll(page, link);
      expect(positions.length, link).toBeGreaterThan(POSITIONS_OF_JUMP);
      await expectHeadingBelowHeader(page);
    }
  });
}

/** The names of the animations that run by themselves, and not with the scrolling. */
const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline);
    return running.map((animation) => (animation as CSSAnimation).animationName);
  });

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves or is typed, and a link to a section jumps there', async ({ page }) => {
    for (const route of ['/', '/blog']) {
      await page.goto(route);
      await expect(page.locator('astro-island:has(h1)[ssr]')).toHaveCount(0);
      await expect(skipTypingButton(page)).toBeHidden();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
      expect(await runningAnimations(page), route).toEqual([]);
    }
    const positions = await clickAndRecordScroll(page, blogLinks[0]!);
    expect(positions.length).toBeLessThanOrEqual(POSITIONS_OF_JUMP);
    await expectHeadingBelowHeader(page);
  });
});

test('A new page starts at the top, and Back returns to the position before', async ({ page }) => {
  await page.goto('/blog');
  const card = page.locator('main li h2 a').last();
  await card.scrollIntoViewIfNeeded();
  const positionBefore = await page.evaluate(() => window.scrollY);
  expect(positionBefore).toBeGreaterThan(100);
  await card.click();
  await expect(page).toHaveURL(/\/blog\/./);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  const distance = () => page.evaluate((y) => Math.abs(window.scrollY - y), positionBefore);
  await expect.poll(distance).toBeLessThan(RESTORING_TOLERANCE);
});

async function expectHeadingBelowHeader(page: Page): Promise<void> {
  const gap = await page.evaluate(() => {
    const heading = document.querySelector(':target :is(h1, h2, h3)') ?? document.querySelector(':target')!;
    return heading.getBoundingClientRect().top - document.querySelector('header')!.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(LARGEST_GAP);
}
