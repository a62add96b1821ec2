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
/posts/:slug
  X-Post: yes
/exact
  X-Exact: yes
`);
  const of = (path: string): Record<string, string> => Object.fromEntries(headersFor(rules, path));

  it('apply to every path below a star, the root as well', () => {
    expect(of('/')).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(of('/a/b/c.js')).toMatchObject({ 'x-frame-options': 'DENY' });
  });
  it('join what a rule says twice', () => expect(of('/')).toMatchObject({ link: '<a>; rel="b", <c>; rel="d"' }));
  it('let a later rule have its way', () => {
    expect(of('/blog/first')).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-colon': 'a: b' });
    expect(of('/blog')).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' });
    expect(of('/blogging')).toMatchObject({ 'x-frame-options': 'DENY' });
  });
  it('know a placeholder as one segment', () => {
    expect(of('/posts/a')).toHaveProperty('x-post');
    expect(of('/posts/a/b')).not.toHaveProperty('x-post');
    expect(of('/posts')).not.toHaveProperty('x-post');
  });
  it('know an exact path with or without its slash, and in its own case only', () => {
    expect(of('/exact/')).toHaveProperty('x-exact');
    expect(of('/exactly')).not.toHaveProperty('x-exact');
    expect(of('/Exact')).not.toHaveProperty('x-exact');
  });
  it.each(['X-Early: no path yet', '/a\n  no header', '/a\n  X-Empty:'])(
    'refuse a line that says nothing: %j',
    (text) => {
      expect(() => readHeadersFile(text)).toThrow(/^_headers, line \d/);
    },
  );
});
