/**
 * Moves the scripts and styles that a page's first paint does not need below the fold, because the headline waits for
 * every byte of HTML before it.
 *
 * What it gains: on a slow line (400 kbit/s, 400 ms, a processor four times slower; median of seven loads in Chromium),
 * home's largest contentful paint takes 1.14 times what the network alone takes. With all styles inlined and without this
 * file, it takes 1.23 times as long. Measure this before you remove or extend it.
 *
 * No option of Astro 7 does this. `build.inlineStylesheets` inlines a stylesheet or links it in the head. The client
 * directives say when an island hydrates, and not where its scripts stand. No experimental flag moves tags.
 *
 * If a version of Astro writes these tags in another way, the build says so and leaves the page as Astro wrote it, which
 * works and paints later: see Upgrades in CONTRIBUTING.md.
 */
import { defineMiddleware } from 'astro:middleware';
import { parse, type HTMLElement } from 'node-html-parser';

/** What Astro writes for a page's islands. */
interface IslandTags {
  /** The style of `<astro-island>`, which Astro writes in the body, where HTML forbids it. */
  style: HTMLElement;
  /** The 4 kB of script that define `<astro-island>`. sections/IslandRuntime.astro loads the same script from a file. */
  definition: HTMLElement;
}

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const page = parse(html, { comment: true });

  const islandTags = findIslandTags(page);
  /** The header's script. On a page with islands, it loads their script, too. */
  const headerScript = page.querySelector('script[type=module][src]');
  const stylesheets = page.querySelectorAll('head link[rel=stylesheet]');
  // `foldMarker` in lib/page.ts.
  const fold = page.getElementById('Fold');

  const hasIslands = page.querySelector('astro-island') !== null;
  const hasUnknownIslands = hasIslands && !(islandTags && headerScript);
  const lacksStylesheets = fold !== null && stylesheets.length === 0;
  if (import.meta.env.PROD && (hasUnknownIslands || lacksStylesheets)) {
    console.error('Astro writes scripts or styles in a new way, so pages paint later: see Upgrades in CONTRIBUTING.md');
    return new Response(html, response);
  }

  if (islandTags) moveIslandTags(page, islandTags);
  // `async` lets it run before the page has ended.
  headerScript?.setAttribute('async', '');
  if (fold) moveBelowFold(page, fold, stylesheets);
  return new Response(page.toString(), response);
});

/** Undefined unless both tags are there. */
function findIslandTags(page: HTMLElement): IslandTags | undefined {
  const findTag = (tag: string, content: string) =>
    page.querySelectorAll(tag).find(({ rawText }) => rawText.includes(content));
  const style = findTag('style', 'astro-island,');
  const definition = findTag('script', 'customElements.define("astro-island"');
  return style && definition ? { style, definition } : undefined;
}

/** Puts the style where HTML allows it, and leaves the script to its file alone. */
function moveIslandTags(page: HTMLElement, { style, definition }: IslandTags): void {
  page.querySelector('head')?.append(style.remove());
  definition.remove();
}

/** Moves the stylesheets, and Astro's script that wakes the header, to the fold. */
function moveBelowFold(page: HTMLElement, fold: HTMLElement, stylesheets: HTMLElement[]): void {
  const wakingScripts = page.querySelectorAll('body > script:not([type])');
  // The scripts go first, because behind a stylesheet they would wait for it.
  const moved = [...wakingScripts, ...stylesheets];
  for (const tag of moved) tag.remove();
  // Without a script behind the stylesheets, Firefox paints what follows them before they are there. Any script makes it
  // wait, and `0` is the shortest that is not empty: browsers skip an empty one.
  fold.replaceWith(...moved, '<script>0</script>');
}
