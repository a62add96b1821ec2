/**
 * The pages that were rendered, as they described themselves: the sitemap and the preview pictures are made of these
 * after the build, so that a new page is in both without anyone thinking of it. Pages and integrations are bundled
 * apart but run in one process, which is why the list hangs on `globalThis`.
 */
import type { Page } from './page.ts';

declare global {
  var builtPages: Map<string, Page> | undefined;
}

/** By path. */
export const builtPages: Map<string, Page> = (globalThis.builtPages ??= new Map());
