/** Runs in a page. Changes it as Chrome's translation does: every text, even one added later, moves into new elements. */
export function translatePage(): void {
  const wrapTexts = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isBlank = !text.data.trim();
      if (isBlank || text.parentElement?.closest('x-font, script, style, template, textarea, [translate=no]')) continue;
      const outer = document.createElement('x-font');
      const inner = document.createElement('x-font');
      inner.append(`«${text.data}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrapTexts(document.body);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.isConnected) wrapTexts(node.parentNode!);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
