import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { allRoutes, unknownRoute } from './support/site-pages.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** What can be hit but is smaller than 44 px (WCAG 2.5.5), but for links in the flow of a text. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
      .map((target) => ({ name: target.textContent?.trim() ?? '', box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );

interface Stop {
  name: string;
  /** Its place among all elements of the document. */
  place: number;
  problem: string | undefined;
}

/** Where the focus is now, and what keeps it from being seen: the fixed header, an edge, or no ring of its own. */
const focusNow = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const header = document.querySelector('header')!;
    const { top, bottom } = element.getBoundingClientRect();
    const bar = header.getBoundingClientRect();
    const skips = element.matches('[href="#main"]');
    const covered = !skips && !header.contains(element) && top < bar.bottom && bottom > bar.top;
    const away = bottom <= 0 || top >= window.innerHeight;
    const ringed = [element, element.closest('li')].some((candidate) => {
      const { outlineStyle, outlineWidth } = candidate ? getComputedStyle(candidate) : {};
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth ?? '') >= 2;
    });
    const problem = covered
      ? 'is covered by the header'
      : away
        ? 'is out of sight'
        : ringed
          ? undefined
          : 'has no ring';
    return {
      name: element.textContent?.trim().slice(0, 40) || element.tagName,
      place: [...document.querySelectorAll('*')].indexOf(element),
      problem,
    };
  });

/** From the end of the page to its start: the way on which a fixed header can cover what has the focus. */
async function walkBack(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Shift+Tab');
    const stop = await focusNow(page);
    if (!stop || stops.some(({ place }) => place === stop.place)) return stops;
    stops.push(stop);
  }
}

for (const route of allRoutes) {
  test(`${route} has large targets, and its focus goes in order and in sight`, async ({ page, allowProblem }) => {
    if (route === unknownRoute) allowProblem(/404/);
    await page.goto(route);
    expect(await smallTargets(page)).toEqual([]);
    const stops = await walkBack(page);
    expect(stops.at(-1)?.name).toBe('Skip to content');
    expect(stops.length).toBeGreaterThan(5);
    const places = stops.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    const unseen = stops.filter(({ problem }) => problem);
    expect(unseen.map(({ name, problem }) => `${name} ${problem}`)).toEqual([]);
  });
}
