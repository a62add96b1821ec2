/** Checks the security headers as the host sends them, with Google's CSP evaluator. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { readHeaders } from '../../tools/static-host.ts';
import { hostedSettings } from '../builds.ts';
import { folder, productionFolder } from './built-site.ts';

async function headersOf(build: string, path: string): Promise<Headers> {
  const request = new Request(`http://localhost${path}`);
  return new Headers(await readHeaders(build).apply(request));
}

/** Origins of other companies that public/_headers allows, such as an analytics script's (docs/changing.md). */
const allowedOrigins: string[] = [];

/** What the CSP evaluator finds for every source of scripts that is neither a hash nor a nonce. */
const sourceFinding = (source: string) => `MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS: script-src ${source}`;

/** The findings of Google's CSP evaluator at its three most severe levels. */
function findingsOf(policy: string): string[] {
  const { csp } = new CspParser(policy);
  const findings = new CspEvaluator(csp).evaluate();
  const severe = findings.filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE && severity !== Severity.SYNTAX);
  return severe.map(({ severity, type, directive, value = '' }) =>
    `${Severity[severity]} ${Type[type]}: ${directive} ${value}`.trim(),
  );
}

describe.each([
  ['embedded', folder],
  ['production', productionFolder],
])('the headers of the %s build', async (_, build) => {
  const headers = await headersOf(build, '/');
  const policy = headers.get('content-security-policy') ?? '';

  it("leave Google's CSP evaluator nothing but its 'maybe' on 'self' and on allowed origins", () => {
    const allowedFindings = allowedOrigins.map(sourceFinding);
    const findings = findingsOf(policy).filter((finding) => !allowedFindings.includes(finding));
    expect(findings).toEqual([sourceFinding("'self'")]);
  });

  it("name no foreign origin but the backend's and allowed ones", () => {
    const isAllowed = (source: string) => allowedOrigins.includes(source);
    const origins = [...policy.matchAll(/\b(?:https?|wss?):[^\s;]*/g)].map(([origin]) => origin);
    const backend = build === folder ? [] : [hostedSettings.PUBLIC_SUPABASE_URL];
    expect(origins.filter((origin) => !isAllowed(origin))).toEqual(backend);
    const connectSources = /connect-src ([^;]*);/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(connectSources.filter((source) => !isAllowed(source))).toEqual(["'self'", ...backend]);
    expect(policy).not.toMatch(/\*|unsafe|blob:|[{}]/);
  });
});
