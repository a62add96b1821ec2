interface Document {
  /** Whether the browser made the page ahead of a visit (Chromium): https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean;
}
