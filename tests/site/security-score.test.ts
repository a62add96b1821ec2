/** The headers that are really sent, judged by other people's rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { headersFor, readHeadersFile } from '../../tools/host/headers-file.ts';
import { folder, pagesOf, productionFolder, routes } from './built-site.ts';
import { observatoryScore } from './observatory.ts';

const headersOf = (build: string, path: string) =>
  new Map(headersFor(readHeadersFile(readFileSync(join(build, '_headers'), 'utf8')), path));

/** What Google's CSP evaluator finds at its three gravest levels. */
function findingsOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE && severity !== Severity.SYNTAX)
    .map(({ severity, type, directive, value }) =>
      `${Severity[severity]} ${Type[type]}: ${directive} ${value ?? ''}`.trim(),
    );
}

describe.each([
  ['embedded', folder],
  ['production', productionFolder],
])('the headers of the %s build', (_, build) => {
  const headers = headersOf(build, '/');
  const policy = headers.get('content-security-policy') ?? '';
  const roots = pagesOf(build).map(({ root }) => root);

  it('are the same for every page and for addresses that no page has', () => {
    for (const path of [...routes, '/no-such-page']) expect(headersOf(build, path)).toEqual(headers);
  });

  it("get A+ by the observatory's rules", () => {
    const { points, pointsOf6, rules } = observatoryScore(headers, roots);
    expect({ points, pointsOf6, rules }).toMatchObject({ points: 130, pointsOf6: 150 });
  });

  it("leave Google's CSP evaluator nothing but its 'maybe' on 'self'", () => {
    expect(findingsOf(policy)).toEqual(["MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS: script-src 'self'"]);
  });

  it('name no foreign origin but the one of the backend', () => {
    const origins = [...policy.matchAll(/\b(?:https?|wss?):\S*/g)].map(([origin]) => origin.replace(/;$/, ''));
    expect(origins).toEqual(build === folder ? [] : ['https://made-up-project.supabase.co']);
    expect(policy).not.toMatch(/\*|unsafe|blob:/);
  });
});

describe('the rules', () => {
  const good = headersOf(folder, '/');
  const policy = good.get('content-security-policy') ?? '';
  const score = (changes: Record<string, string>, html = '') =>
    observatoryScore(new Map([...good, ...Object.entries(changes)]), [parse(html)]).points;

  it.each([
    ['no policy', { 'content-security-policy': '' }, 75],
    ['inline scripts', { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" }, 80],
    [
      'inline styles',
      { 'content-security-policy': `${policy.replace(/style-src/, "style-src 'unsafe-inline'")}` },
      120,
    ],
    [
      'a default of self',
      { 'content-security-policy': policy.replace("default-src 'none'", "default-src 'self'") },
      125,
    ],
    ['frames by the old header only', { 'content-security-policy': policy.replace(/frame-ancestors[^;]*;/, '') }, 125],
    ['a short HSTS', { 'strict-transport-security': 'max-age=300' }, 120],
    ['no HSTS', { 'strict-transport-security': '' }, 80],
    ['sniffing', { 'x-content-type-options': '' }, 125],
    ['a chatty referrer', { 'referrer-policy': 'unsafe-url' }, 120],
    ['no CORP', { 'cross-origin-resource-policy': '' }, 120],
  ])('see %s', (_, changes, points) => expect(score(changes)).toBe(points));

  it('see a foreign script without a hash', () => {
    expect(score({}, '<script src="https://cdn.example/a.js"></script>')).toBe(125);
  });

  it("see what the evaluator is for: it finds 'unsafe-inline' and a missing object-src", () => {
    expect(findingsOf("script-src 'self' 'unsafe-inline'").length).toBeGreaterThan(2);
  });
});
