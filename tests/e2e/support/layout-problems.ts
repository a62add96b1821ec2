/** Each function runs in the page and describes one kind of layout problem of the page as it is now. */

/** Elements that overflow the window sideways, except inside boxes that scroll. */
export function findSidewaysOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && (right > clientWidth + 1 || left < -1);
  });
  const names = wide.map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" sticks out`);
  return [`the page is ${scrollWidth} px wide in ${clientWidth}`, ...names.slice(-3)];
}

/** Text that overflows a box around it. */
export function findTextOutsideBoxes(): string[] {
  const problems = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const content = text.nodeValue?.trim();
    const parent = text.parentElement;
    if (!content || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest('select, script, style, noscript')) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, textOverflow, position, clipPath } = getComputedStyle(box);
      // The box is for screen readers only, scrolls by itself, or ends in an ellipsis.
      if (clipPath !== 'none' || ['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') break;
      if (['inline', 'contents'].includes(display)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOutside = lines.some((line) => {
        // A line may be lower than the boxes of its letters, which include room for accents.
        const slack = line.height * 0.3;
        const isOutsideSideways = line.left < left - 1 || line.right > right + 1;
        return isOutsideSideways || line.top + slack < top - 1 || line.bottom - slack > bottom + 1;
      });
      if (isOutside) problems.add(`"${content.slice(0, 40)}" leaves its ${box.tagName}`);
      // The boxes around an absolute or fixed element do not contain it.
      if (isOutside || ['absolute', 'fixed'].includes(position)) break;
    }
  }
  return [...problems];
}

/** Options and placeholders that do not fit their field. */
export function findCutFieldTexts(): string[] {
  const ROUNDING = 1;
  const problems: string[] = [];
  const canvas = document.createElement('canvas').getContext('2d')!;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (!field.checkVisibility()) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    canvas.font = font;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    const space = field.clientWidth - padding + ROUNDING;
    const isSelect = field instanceof HTMLSelectElement;
    const texts = isSelect ? [...field.options].map((option) => option.text) : [field.placeholder];
    for (const text of texts) {
      if (canvas.measureText(text).width > space) problems.push(`"${text}" is cut in its field`);
    }
  }
  return problems;
}

/** Parts of the fixed header that are too small to press, cover another part, or are taller than the scrolling area. */
export function findHeaderProblems(): string[] {
  const header = document.querySelector('header');
  if (!header) return [];
  /** In px, by WCAG 2.5.5. */
  const SMALLEST_TARGET = 44;
  const overlap = (one: DOMRect, other: DOMRect): boolean =>
    other.left < one.right && other.right > one.left && other.top < one.bottom && other.bottom > one.top;
  const problems: string[] = [];
  const controls = [...header.querySelectorAll<HTMLElement>('a, button')].filter((part) => part.checkVisibility());
  const parts = controls.map((control) => ({
    name: control.innerText.trim(),
    isButton: control.matches('button'),
    box: control.getBoundingClientRect(),
  }));
  for (const [index, { name, box }] of parts.entries()) {
    const isSmall = box.width < SMALLEST_TARGET || box.height < SMALLEST_TARGET;
    if (isSmall) problems.push(`${name} is small`);
    for (const other of parts.slice(index + 1)) {
      if (overlap(box, other.box)) problems.push(`${name} and ${other.name} overlap`);
    }
  }
  const [brand] = parts;
  const menu = parts.find(({ isButton }) => isButton);
  if (menu && brand && menu.box.top >= brand.box.bottom) problems.push('the menu’s button is not beside the brand');
  const space = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (header.offsetHeight > space) problems.push(`the header is ${header.offsetHeight} px high, and ${space} are free`);
  return problems;
}

/** Controls that another element covers where a person would click. */
export function findCoveredControls(): string[] {
  const problems: string[] = [];
  for (const control of document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getClientRects()[0]!;
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    const name = control.textContent?.trim() || control.getAttribute('name');
    const isCovered = !topmost || !control.contains(topmost);
    if (isCovered) problems.push(`${name} is covered by ${topmost?.tagName} "${topmost?.className}"`);
  }
  return problems;
}

/** Words that wrap onto a second line without a hyphen or another allowed break. */
export function findBrokenWords(within = 'body'): string[] {
  // Turns off the browser's own hyphenation. Some browsers have none, and there a word would break anywhere.
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    element.style.setProperty('hyphens', 'manual');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement?.checkVisibility() || !text.parentElement.closest(within)) continue;
    // An email address may break anywhere.
    for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/(?<!\S*@\S*)[\p{L}\p{N}$%’]{2,}(?!\S*@)/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${word} is broken`);
    }
  }
  return broken;
}

/** WCAG 1.4.12: with this much spacing, no content may be lost. */
export function applyTextSpacing(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    element.style.setProperty('line-height', '1.5', 'important');
    element.style.setProperty('letter-spacing', '0.12em', 'important');
    element.style.setProperty('word-spacing', '0.16em', 'important');
    if (element.matches('p')) element.style.setProperty('margin-block-end', '2em', 'important');
  }
}

/** Sets the text size of the page, in percent of the usual one. */
export function setTextSize(percent: number): void {
  document.documentElement.style.setProperty('font-size', `${percent}%`);
}
