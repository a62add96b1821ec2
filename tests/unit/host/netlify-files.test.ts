import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../../tools/host/content-encoding.ts';
import { headersFor, readHeadersFile } from '../../../tools/host/headers-file.ts';
import { readRedirectsFile, redirectFor } from '../../../tools/host/redirects-file.ts';

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

describe('_redirects', () => {
  const rules = readRedirectsFile(`
# a comment
/a /b          # and another
/c /d 302
/e/:x/* /f/:splat/:x 308!
/search q=:term /find/:term
/kind type=old /old
/page /other?x=1
/app/* /app.html 200
`);
  const go = (address: string): unknown => {
    const { pathname, searchParams } = new URL(address, 'http://site.test');
    return redirectFor(rules, pathname, searchParams);
  };

  it.each([
    ['/a', { location: '/b', status: 301, forced: false }],
    ['/a?x=1&y=2', { location: '/b?x=1&y=2', status: 301 }],
    ['/c', { location: '/d', status: 302 }],
    ['/e/1/2/3', { location: '/f/2/3/1', status: 308, forced: true }],
    ['/search?q=tea', { location: '/find/tea' }],
    ['/kind?type=old', { location: '/old' }],
    ['/page?y=2', { location: '/other?x=1' }],
    ['/app/deep/down', { location: '/app.html', status: 200 }],
  ])('lead %s where they say', (address, target) => expect(go(address)).toMatchObject(target));

  it.each(['/search', '/kind?type=new', '/kind', '/b'])('leave %s alone', (address) =>
    expect(go(address)).toBeUndefined(),
  );

  it.each(['/lonely', '/a b', '/a /b 299', '/a /b 301 Country=nl', 'http://x.test/a /b'])('refuse %j', (line) => {
    expect(() => readRedirectsFile(line)).toThrow(/^_redirects, line 1/);
  });
});

describe('Accept-Encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['*;q=0', 'identity'],
    ['BR', 'br'],
  ])('%j chooses %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));
});
