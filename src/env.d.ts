import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody points at the island, touches it or moves the focus into it. */
    'client:interaction'?: boolean;
    /** Hydrates when the page has loaded and been painted. */
    'client:painted'?: boolean;
  }
}
