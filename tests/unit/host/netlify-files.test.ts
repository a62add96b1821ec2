import { describe, expect, it } from 'vitest';
import { headersFor, readHeadersFile } from '../../../tools/host/netlify-files.ts';

describe('_headers', () => {
  const rules = readHeadersFile(`
# a comment
/*
  X-Frame-Options: DENY
  Link: <a>; rel="b"
  link: <c>; rel="d"
/blog/*
  X-Frame-Options: SAMEORIGIN
  X-Colon: a: b
/exact
  X-Exact: yes
`);
  const of = (path: string): Record<string, string> => Object.fromEntries(headersFor(rules, path));

  it.each([
    ['/', { 'x-frame-options': 'DENY', link: '<a>; rel="b", <c>; rel="d"' }],
    ['/a/b/c.js', { 'x-frame-options': 'DENY' }],
    ['/blog', { 'x-frame-options': 'SAMEORIGIN' }],
    ['/blog/first', { 'x-frame-options': 'SAMEORIGIN', 'x-colon': 'a: b' }],
    ['/blogging', { 'x-frame-options': 'DENY' }],
    ['/exact/', { 'x-exact': 'yes' }],
  ])('of %s are those of each rule that fits, the later above the earlier', (address, expected) => {
    expect(of(address)).toMatchObject(expected);
  });
  it.each(['/exactly', '/Exact'])('of %s are no other rule’s', (address) => {
    expect(Object.keys(of(address))).toEqual(['x-frame-options', 'link']);
  });
  it.each(['X-Early: no path yet', '/a\n  no header', '/a\n  X-Empty:'])(
    'refuse a line that says nothing: %j',
    (text) => {
      expect(() => readHeadersFile(text)).toThrow(/^_headers, line \d/);
    },
  );
});
