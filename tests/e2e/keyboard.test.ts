import { allRoutes, onePerLayout, minimalRoutes, problemsOn } from './support/site-pages.ts';
import { showNotice } from './support/notice.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page. Returns the focused element, and the reason if its focus cannot be seen. */
function focusNow() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  return {
    name: element.textContent?.trim().slice(0, 40) || element.tagName,
    place: [...document.querySelectorAll('*')].indexOf(element),
    problem: hidden(element) ?? faint(element),
  };

  function hidden(focused: Element): string | undefined {
    const header = document.querySelector('header')!;
    const { top, bottom } = focused.getBoundingClientRect();
    const bar = header.getBoundingClientRect();
    const skips = focused.matches('[href="#main"]');
    const notice = document.querySelector('#lead-notice:not(:empty)')?.getBoundingClientRect();
    // A table can be taller than the space between header and notice.
    const fits = bottom - top <= (notice?.top ?? window.innerHeight) - bar.bottom;
    if (fits && !skips && !header.contains(focused) && top < bar.bottom && bottom > bar.top)
      return 'is covered by the header';
    // In a text field, the line being typed must stay in view, not the lower edge.
    const end = focused.matches('textarea') ? top + 48 : bottom;
    if (fits && notice && !focused.closest('#lead-notice') && end > notice.top) return 'is covered by the notice';
    return bottom <= 0 || top >= window.innerHeight ? 'is out of sight' : undefined;
  }

  /** WCAG 2.4.13: the focus ring is at least 2 px wide and has a contrast of 3:1 with its surroundings. */
  function faint(focused: Element): string | undefined {
    const ringed = [focused, focused.closest('li')].find((candidate) => {
      const { outlineStyle, outlineWidth } = candidate ? getComputedStyle(candidate) : {};
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth ?? '') >= 2;
    });
    if (!ringed) return 'has no ring';
    const [ring, around] = [luminance(getComputedStyle(ringed).outlineColor), luminance(groundOf(ringed))];
    const contrast = (Math.max(ring, around) + 0.05) / (Math.min(ring, around) + 0.05);
    return contrast < 3 ? `has a ring of ${contrast.toFixed(1)}:1` : undefined;
  }

  /** The background color where the ring is drawn; the header's background is a separate layer (::before). */
  function groundOf(ringed: Element): string {
    const { outlineOffset, backgroundColor } = getComputedStyle(ringed);
    if (Number.parseFloat(outlineOffset) < 0) return backgroundColor;
    const { left, top, height } = ringed.getBoundingClientRect();
    const below = document.elementsFromPoint(Math.max(left - 4, 0), top + height / 2);
    // The middle of a tall card can lie under the fixed header, where its ring is not seen.
    const over = ringed.closest('header') ? null : document.querySelector('header');
    for (const ground of below.filter((candidate) => !ringed.contains(candidate) && !over?.contains(candidate))) {
      const [own, layer] = [getComputedStyle(ground), getComputedStyle(ground, '::before')];
      if (layer.content !== 'none' && Number(layer.opacity) === 1 && alpha(layer.backgroundColor) > 0.8)
        return layer.backgroundColor;
      if (alpha(own.backgroundColor) > 0.8) return own.backgroundColor;
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
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = [...channels(color)].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

type Stop = NonNullable<ReturnType<typeof focusNow>>;

/** Moves the focus through the page. Backward is the direction in which a fixed header can cover the focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusNow);
    if (!stop || stops.some(({ place }) => place === stop.place)) return stops;
    stops.push(stop);
  }
}

async function focusProblems(page: Page): Promise<string[]> {
  const stops = await walk(page, 'Shift+Tab');
  const problems = stops.filter(({ problem }) => problem).map(({ name, problem }) => `${name} ${problem}`);
  if (stops.length < 6) problems.push(`only ${stops.length} parts can be reached`);
  if (stops.at(-1)?.name !== 'Skip to content') problems.push(`${stops.at(-1)?.name} comes first`);
  const inOrder = stops.every(({ place }, index) => index === 0 || place < stops[index - 1]!.place);
  return inOrder ? problems : [...problems, 'the order is not that of the page'];
}

for (const [colorScheme, among] of [
  ['light', allRoutes],
  ['dark', onePerLayout],
] as const) {
  test(`The focus goes in order, in sight, with a ring that can be seen, ${colorScheme}`, async ({
    page,
    allowProblem,
  }) => {
    test.setTimeout(240_000);
    allowProblem(/status of 404/);
    await page.emulateMedia({ colorScheme });
    const headed = among.filter((route) => !minimalRoutes.includes(route));
    expect(await problemsOn(page, headed, focusProblems)).toEqual([]);
  });
}

test('The focus is in sight at once, also where pages scroll smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const stops = await walk(page, 'Tab');
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({ problem }) => problem)).toEqual([]);
  }
});

test('The notice that a request is in covers nothing that has the focus', async ({ page }) => {
  await page.goto('/');
  await showNotice(page);
  const stops = await walk(page, 'Tab');
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ problem }) => problem)).toEqual([]);
});
