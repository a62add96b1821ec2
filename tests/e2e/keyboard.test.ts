import { allRoutes, onePerLayout, minimalRoutes, problemsOn } from './support/site-pages.ts';
import { showNotice } from './support/notice.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** A page that remembers which elements had the focus. */
type WatchedWindow = typeof window & { reached?: Set<Element> };

/** Runs in the page. Returns the focused element, and the reason if its focus cannot be seen. */
function describeFocus() {
  /** WCAG 2.4.13: a focus ring is this wide, in px, and has this contrast with its surroundings. */
  const LEAST_RING_WIDTH = 2;
  const LEAST_CONTRAST = 3;
  /** In px, for the line that is being typed. */
  const LINE_HEIGHT = 48;
  /** A layer with a greater alpha hides what lies below. */
  const OPAQUE = 0.8;
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const page = window as WatchedWindow;
  page.reached = page.reached ?? new Set();
  const isRepeated = page.reached.has(element);
  page.reached.add(element);
  return {
    name: element.textContent?.trim().slice(0, 40) || element.tagName,
    /** The element's number in the order of the page. */
    position: [...document.querySelectorAll('*')].indexOf(element),
    /** Whether it had the focus before; its position may have changed since. */
    isRepeated,
    isSkipLink: element.matches('[href="#Main"]'),
    problem: findHiddenFocus(element) ?? findFaintRing(element),
  };

  function findHiddenFocus(focused: Element): string | undefined {
    const header = document.querySelector('header')!;
    const { top, bottom } = focused.getBoundingClientRect();
    const bar = header.getBoundingClientRect();
    const isSkipLink = focused.matches('[href="#Main"]');
    const overlapsHeader = top < bar.bottom && bottom > bar.top;
    const notice = document.querySelector('#lead-notice:not(:empty)')?.getBoundingClientRect();
    // A table can be taller than the space between header and notice.
    const fits = bottom - top <= (notice?.top ?? window.innerHeight) - bar.bottom;
    if (fits && overlapsHeader && !isSkipLink && !header.contains(focused)) return 'is covered by the header';
    // In a text field, the line being typed must stay in view, not the lower edge.
    const end = focused.matches('textarea') ? top + LINE_HEIGHT : bottom;
    if (fits && notice && !focused.closest('#lead-notice') && end > notice.top) return 'is covered by the notice';
    return bottom <= 0 || top >= window.innerHeight ? 'is out of view' : undefined;
  }

  function findFaintRing(focused: Element): string | undefined {
    const ringed = [focused, focused.closest('li')].find((candidate) => {
      const { outlineStyle, outlineWidth } = candidate ? getComputedStyle(candidate) : {};
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth ?? '') >= LEAST_RING_WIDTH;
    });
    if (!ringed) return 'has no ring';
    const ring = luminance(getComputedStyle(ringed).outlineColor);
    const background = luminance(backgroundBehindRing(ringed));
    const contrast = (Math.max(ring, background) + 0.05) / (Math.min(ring, background) + 0.05);
    return contrast < LEAST_CONTRAST ? `has a ring of ${contrast.toFixed(1)}:1` : undefined;
  }

  /** The background color where the ring is drawn; the header's background is a separate layer (::before). */
  function backgroundBehindRing(ringed: Element): string {
    const { outlineOffset, backgroundColor } = getComputedStyle(ringed);
    if (Number.parseFloat(outlineOffset) < 0) return backgroundColor;
    const { left, top, height } = ringed.getBoundingClientRect();
    const below = document.elementsFromPoint(Math.max(left - 4, 0), top + height / 2);
    // The middle of a tall card can lie under the fixed header, where its ring is not seen.
    const header = ringed.closest('header') ? null : document.querySelector('header');
    const layers = below.filter((layer) => !ringed.contains(layer) && !header?.contains(layer));
    for (const painted of layers) {
      const own = getComputedStyle(painted);
      const layer = getComputedStyle(painted, '::before');
      const hasLayer = layer.content !== 'none' && Number(layer.opacity) === 1;
      if (hasLayer && alpha(layer.backgroundColor) > OPAQUE) return layer.backgroundColor;
      if (alpha(own.backgroundColor) > OPAQUE) return own.backgroundColor;
    }
    return 'white';
  }

  function channels(color: string): Uint8ClampedArray {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return pen.getImageData(0, 0, 1, 1).data;
  }
  function alpha(color: string): number {
    return (channels(color)[3] ?? 0) / 255;
  }
  function linear(channel: number): number {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = [...channels(color)].map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

type Stop = NonNullable<ReturnType<typeof describeFocus>>;

/** Moves the focus through the page. Backward is the direction in which a fixed header can cover the focus. */
async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus);
    if (!stop || stop.isRepeated) return stops;
    stops.push(stop);
  }
}

/** The visible controls that the focus has not reached on this page. */
const findUnreached = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { reached } = window as WatchedWindow;
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex="0"]',
      ),
    ];
    return controls
      .filter((control) => control.tabIndex >= 0 && !control.closest('[inert]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !reached?.has(control))
      .map((control) => `${control.innerText.trim().slice(0, 40) || control.tagName} cannot be reached`);
  });

async function findFocusProblems(page: Page): Promise<string[]> {
  // The wizard renders parts of its page anew when it hydrates.
  await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0);
  const stops = await walkFocus(page, 'Shift+Tab');
  const problems = stops.filter(({ problem }) => problem).map(({ name, problem }) => `${name} ${problem}`);
  problems.push(...(await findUnreached(page)));
  const first = stops.at(-1);
  if (!first?.isSkipLink) problems.push(`${first?.name} comes first, and not the link that skips to the content`);
  const isInOrder = stops.every(({ position }, index) => index === 0 || position < stops[index - 1]!.position);
  if (!isInOrder) problems.push('the order is not that of the page');
  return problems;
}

for (const [colorScheme, routes] of [
  ['light', allRoutes],
  ['dark', onePerLayout],
] as const) {
  test(`Tab moves the focus in the order of the page, always in view and with a visible ring, on ${colorScheme} pages`, async ({
    page,
    allowProblem,
  }) => {
    test.setTimeout(240_000);
    allowProblem(/status of 404/);
    await page.emulateMedia({ colorScheme });
    const routesWithHeader = routes.filter((route) => !minimalRoutes.includes(route));
    expect(await problemsOn(page, routesWithHeader, findFocusProblems)).toEqual([]);
  });
}

/**
 * Waits until home types its headline, which adds a button that the focus would otherwise already have passed. On a slow
 * machine the typing may be left out: it begins at most 1 s after the first paint.
 */
async function waitForTyping(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTyping = document.querySelector('[data-typing]') !== null;
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    const msSinceFirstPaint = firstPaint ? performance.now() - firstPaint.startTime : 0;
    return isTyping || msSinceFirstPaint > 3000;
  });
}

test('The focus is in view at once, also where pages scroll smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await waitForTyping(page);
    const stops = await walkFocus(page, 'Tab');
    expect(await findUnreached(page)).toEqual([]);
    expect(stops.filter(({ problem }) => problem)).toEqual([]);
  }
});

test('The notice of a received lead covers nothing that has the focus', async ({ page }) => {
  await page.goto('/');
  await showNotice(page);
  const stops = await walkFocus(page, 'Tab');
  expect(await findUnreached(page)).toEqual([]);
  expect(stops.filter(({ problem }) => problem)).toEqual([]);
});
