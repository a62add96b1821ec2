import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { allRoutes, unknownRoute } from './support/site-pages.ts';

/** What sticks out of the window to the side and does not stand in a box that scrolls by itself. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrollsItself = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrollsItself(element.parentElement));
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const seen = element.checkVisibility({ visibilityProperty: true }) && own > 1 && height > 1;
      return (
        seen &&
        (hasText || element.matches('input, select, textarea, button')) &&
        (right > width + 1 || left < -1) &&
        !scrollsItself(element)
      );
    });
    const names = found.map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`the page is ${scrollWidth} px wide in ${width}`, ...names] : names;
  });
}

/** WCAG 1.4.12: this much space must be possible without loss. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
      if (element.matches('p')) element.style.setProperty('margin-block-end', '2em', 'important');
    }
  });
}

/** What of the fixed header is too small to hit, lies over another part, or is taller than what scrolls below it. */
async function untidyHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header')!;
    const parts = [...header.querySelectorAll('a, button')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent?.trim() ?? '', box: part.getBoundingClientRect() }));
    const small = parts.filter(({ box }) => box.width < 44 || box.height < 44).map(({ name }) => `${name} is small`);
    const overlapping = parts.flatMap(({ name, box }, index) =>
      parts
        .slice(index + 1)
        .filter(({ box: other }) => other.left < box.right && other.right > box.left)
        .filter(({ box: other }) => other.top < box.bottom && other.bottom > box.top)
        .map((other) => `${name} and ${other.name} overlap`),
    );
    const [brand] = parts;
    const menu = parts.find(({ name }) => name === 'Menu');
    const apart = menu && brand && menu.box.top >= brand.box.bottom ? ['Menu is not beside the brand'] : [];
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const tall = header.offsetHeight > room ? [`it is ${header.offsetHeight} px high, and ${room} are left free`] : [];
    return [...small, ...overlapping, ...apart, ...tall];
  });
}

/** The words that stand on two lines and have no place of their own to break at. Hyphenation, where there is any, is off. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      element.style.setProperty('hyphens', 'manual');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility()) continue;
      // An address may break anywhere.
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/(?<!\S*@\S*)[\p{L}\p{N}$%’]{2,}(?!\S*@)/gu)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

for (const route of allRoutes) {
  test(`${route} does not scroll sideways at 320 px, with text at 200 %, or with more space in its text`, async ({
    page,
    allowProblem,
  }) => {
    if (route === unknownRoute) allowProblem(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(route);
    expect.soft(await sideways(page), '320 px').toEqual([]);
    expect.soft(await untidyHeader(page), 'header, 320 px').toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await brokenWords(page), `broken words in ${width} px`).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await sideways(page), `text at 200 % in ${width} px`).toEqual([]);
      expect.soft(await untidyHeader(page), `header, text at 200 % in ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await spaceText(page);
    expect.soft(await sideways(page), '320 px, spaced').toEqual([]);
    expect.soft(await untidyHeader(page), 'header, 320 px, spaced').toEqual([]);
  });
}
