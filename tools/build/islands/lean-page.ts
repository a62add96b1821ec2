/** Rewrites a built page: Astro's island scripts go, the site's one comes last, what hydrates at once is fetched early. */
import { UserError } from '../../errors.ts';

export interface BuiltScripts {
  /** The code of runtime.ts, minified. */
  runtime: string;
  /** By address of a script, the addresses that it imports at once. */
  imports: Map<string, readonly string[]>;
  /** By address of a script that only passes on another's export as its default one: that other, and the export. */
  forwards: Map<string, { url: string; name: string }>;
}

const astroStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/;
const astroScripts =
  /<script>(?:(?!<\/script>)[^])*?(?:\(self\.Astro\|\|\(self\.Astro=\{\}\)\)|customElements\.define\("astro-island")[^]*?<\/script>/g;

/**
 * The page as it is served. A page without islands stays as it is.
 *
 * @throws UserError when Astro's scripts are not where they are expected
 */
export function leanPage(html: string, name: string, built: BuiltScripts): string {
  if (!html.includes('<astro-island')) return html;
  const scripts = html.match(astroScripts) ?? [];
  if (!astroStyle.test(html) || !scripts.some((script) => script.includes('customElements.define("astro-island"'))) {
    throw new UserError(
      `${name}: Astro's island script was not found. Has Astro changed it? See tools/build/islands/lean-page.ts.`,
    );
  }
  const early = new Set<string>();
  const body = html
    .replace(astroStyle, '')
    .replace(astroScripts, '')
    .replaceAll('<!--astro:end-->', '')
    .replace(/<astro-island[^>]*>/g, (tag) => {
      const lean = leanTag(tag, built);
      if (lean.includes(' client="load"')) for (const url of scriptsOf(lean, built)) early.add(url);
      return lean;
    });
  const preloads = [...early].map((url) => `<link rel="modulepreload" href="${url}">`);
  return body
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace('</body>', () => `<script type="module">${built.runtime}</script></body>`);
}

/** Without what only Astro's own script reads; with the renderer's true address. */
function leanTag(tag: string, { forwards }: BuiltScripts): string {
  return tag
    .replace(/ (?:uid="[^"]*"|await-children(?:="")?|opts="[^"]*&quot;value&quot;:true\}")/g, '')
    .replace(/ renderer-url="([^"]*)"/, (_, url: string) => {
      const renderer = forwards.get(url) ?? { url, name: 'default' };
      return ` renderer-url="${renderer.url}" renderer-export="${renderer.name}"`;
    });
}

/** The scripts of an island and all that they import, each once. */
function scriptsOf(tag: string, { imports }: BuiltScripts): Set<string> {
  const all = new Set([...tag.matchAll(/ (?:component|renderer)-url="([^"]*)"/g)].map(([, url]) => url!));
  for (const url of all) for (const imported of imports.get(url) ?? []) all.add(imported);
  return all;
}
