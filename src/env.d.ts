import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the visitor's first scroll, touch, pointer press, key or focus. */
    'client:interaction'?: boolean;
    /** Hydrates when the page has loaded and been painted. */
    'client:painted'?: boolean;
  }
}
