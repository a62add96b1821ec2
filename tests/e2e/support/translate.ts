/** Changes the page as Chrome's translation does: every text, even one added later, moves into new elements. */
export function translate(): void {
  const move = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('x-font, script, style, template, textarea')) continue;
      const [outer, inner] = [document.createElement('x-font'), document.createElement('x-font')];
      inner.append(`«${text.data}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  move(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) move(node.parentNode!);
  }).observe(document.body, { childList: true, subtree: true });
}
