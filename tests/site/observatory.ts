/**
 * The arithmetic of MDN's HTTP Observatory for a site that sets no cookies and allows no other origin:
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js (algorithm 4, and what 6 adds). Its own
 * package is no dependency: it brings a web server, a database client and scripts that run at installation.
 */
import type { HTMLElement } from 'node-html-parser';

export interface Score {
  /** Algorithm 4; A+ is 100 or more. */
  points: number;
  /** Algorithm 6, which also looks at COOP and COEP. */
  pointsOf6: number;
  /** What each rule gave or took. */
  rules: Record<string, number>;
}

type Headers = ReadonlyMap<string, string>;

const halfYear = 15_768_000;

/** `name` is lower case in `headers`. Bonuses count only where the rest is 90 or more. */
export function observatoryScore(headers: Headers, pages: readonly HTMLElement[]): Score {
  const header = (name: string): string => headers.get(name) ?? '';
  const csp = directives(header('content-security-policy'));
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? -1);
  const rules = {
    csp: policyScore(csp),
    framing: csp.get('frame-ancestors')?.every((source) => /^'(none|self)'$/.test(source))
      ? 5
      : /^(deny|sameorigin)$/i.test(header('x-frame-options'))
        ? 0
        : -20,
    hsts: maxAge < 0 ? -20 : maxAge < halfYear ? -10 : 0,
    sniffing: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    referrer: referrerScore(header('referrer-policy')),
    scripts: Math.min(0, ...pages.flatMap((page) => page.querySelectorAll('script[src]').map(scriptScore))),
    corp: /^same-(origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0,
  };
  const rulesOf6 = {
    ...rules,
    coop: header('cross-origin-opener-policy').startsWith('same-origin') ? 10 : 0,
    coep: /^(require-corp|credentialless)$/.test(header('cross-origin-embedder-policy')) ? 10 : 0,
  };
  return { points: total(rules), pointsOf6: total(rulesOf6), rules: rulesOf6 };
}

function total(rules: Record<string, number>): number {
  const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);
  const values = Object.values(rules);
  const base = 100 + sum(values.filter((value) => value < 0));
  return Math.max(0, base + (base >= 90 ? sum(values.filter((value) => value > 0)) : 0));
}

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

function policyScore(csp: Map<string, string[]>): number {
  if (csp.size === 0) return -25;
  const fallback = csp.get('default-src') ?? ['*'];
  const scripts = csp.get('script-src') ?? fallback;
  const hashed = scripts.some((source) => /^'(sha|nonce)/.test(source));
  const unsafe = (source: string): boolean =>
    /^('unsafe-eval'|https?:|data:|\*)$/.test(source) || (source === "'unsafe-inline'" && !hashed);
  if (scripts.some(unsafe)) return -20;
  if ((csp.get('style-src') ?? fallback).some((source) => /^('unsafe-inline'|https?:|data:|\*)$/.test(source)))
    return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function referrerScore(policy: string): number {
  if (policy === '') return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

/** A script of another origin needs a hash; the site's own does not. */
function scriptScore(script: HTMLElement): number {
  const source = script.getAttribute('src') ?? '';
  if (!/^(https?:)?\/\//.test(source) || script.hasAttribute('integrity')) return 0;
  return source.startsWith('http:') ? -50 : -5;
}
