import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at once, in a prerendered page when it is opened. */
    'client:activated'?: boolean;
    /** Hydrates when somebody points at the island, touches it or moves the focus into it. */
    'client:interaction'?: boolean;
    /** Hydrates when the page has loaded and been painted. */
    'client:painted'?: boolean;
  }
}

declare global {
  interface Document {
    /** Whether the browser made the page ahead of a visit (Chromium): https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean;
  }
}
