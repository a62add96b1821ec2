/**
 * The address that a request's target names, with dots, backslashes and encoded dots resolved as browsers do. The host
 * is always localhost: the visitor's Host header decides nothing, so a malformed one can do no harm.
 *
 * @returns undefined for a target that names no path, such as the `*` of OPTIONS
 */
export function requestUrl(target = '/'): URL | undefined {
  // A path may begin with several slashes, which would otherwise be read as a host.
  const url = URL.parse(target.startsWith('/') ? `http://localhost${target}` : target);
  return url && /^https?:$/.test(url.protocol) ? new URL(`http://localhost${url.pathname}${url.search}`) : undefined;
}
