/**
 * A slow line delivers a page in pieces, and the browser may paint between any two. This test writes each page into an
 * empty document, one tag or text at a time, and checks after each piece that visible content has not moved. A normal
 * load would find such a move only if a frame happened to be painted at that moment.
 */
import { onePerLayout } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

/** In px. Chromium's layout-shift metric ignores smaller moves. */
const SMALLEST_MOVE = 3;

// The site's policy forbids document.write, which this test needs.
test.use({ bypassCSP: true });

for (const [screen, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 900 }],
] as const) {
  test(`No page moves on a ${screen} while its HTML arrives piece by piece`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    const problems: string[] = [];
    for (const route of onePerLayout) {
      const html = await (await page.request.get(route)).text();
      await page.goto('/robots.txt');
      for (const move of await page.evaluate(movesPieceByPiece, { html, smallestMove: SMALLEST_MOVE }))
        problems.push(`${route}: ${move}`);
    }
    expect(problems).toEqual([]);
  });
}

/** Runs in the page. Returns each visible node that moved, with the piece that moved it. */
function movesPieceByPiece({ html, smallestMove }: { html: string; smallestMove: number }): string[] {
  /** document.write is the only way to give the parser a page in pieces. */
  const parser: { open(): void; write(piece: string): void; close(): void } = document;
  const bodyStart = html.indexOf('<body');
  const pieces = html.slice(bodyStart).match(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g) ?? [];
  const moves: string[] = [];
  let before = new Map<Node, DOMRect>();
  parser.open();
  parser.write(html.slice(0, bodyStart));
  /** Steps through the nodes that the parser adds with each piece. */
  const added = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (const piece of pieces) {
    parser.write(piece);
    const now = boxesInSight();
    for (const [node, { left, top }] of now) {
      const previous = before.get(node);
      if (!previous) continue;
      const right = left - previous.left;
      const down = top - previous.top;
      if (Math.abs(right) < smallestMove && Math.abs(down) < smallestMove) continue;
      const name = `${node.nodeName} "${node.textContent?.trim().slice(0, 40)}"`;
      moves.push(`${name} by ${Math.round(right)}, ${Math.round(down)} px with ${piece.slice(0, 40)}`);
    }
    before = now;
  }
  parser.close();
  // The walker cannot continue from a node that a script removed.
  return before.size > 0 && added.currentNode.isConnected ? moves : ['the test has not seen every node of the page'];

  /** The first box of each visible node, among nodes visible before, new nodes, and the parents of new nodes. */
  function boxesInSight(): Map<Node, DOMRect> {
    const boxes = new Map<Node, DOMRect>();
    const nodes = new Set<Node>(before.keys());
    while (added.nextNode()) nodes.add(added.currentNode);
    for (let around = added.currentNode.parentElement; around; around = around.parentElement) nodes.add(around);
    for (const node of nodes) {
      range.selectNode(node);
      const box = (node instanceof Element ? node : range).getClientRects()[0];
      const element = node instanceof Element ? node : node.parentElement;
      if (!box || box.width * box.height === 0) continue;
      if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) continue;
      if (element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) boxes.set(node, box);
    }
    return boxes;
  }
}
