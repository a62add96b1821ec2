import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addInlineHashes, contentSecurityPolicy } from '../../../tools/build/content-security.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesOf = (html: string) => {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  addInlineHashes(hashes, 'page.html', html);
  return hashes;
};

test('each inline script and style is hashed as written, once', () => {
  const script = ' if (1 < 2 && "<p>") go(); ';
  const { scripts, styles } = hashesOf(
    `<style>a>b{color:red}</style><script>${script}</script><script>${script}</script>`,
  );
  expect([...scripts]).toEqual([sha(script)]);
  expect([...styles]).toEqual([sha('a>b{color:red}')]);
});

test('data blocks and external scripts need no hash', () => {
  const { scripts } = hashesOf('<script type="application/ld+json">{}</script><script src="/a.js"></script>');
  expect(scripts.size).toBe(0);
});

test.each(['<p style="color:red">', '<button onclick="go()">', '<form onsubmit="go()">'])(
  '%s stops the build with the page, the element and the fix',
  (html) => {
    expect(() => hashesOf(html)).toThrow(/^page\.html: <\w+ \w+="…"> would be blocked .* Use a class/);
  },
);

test('the policy allows nothing by default and the hosted backend alone besides the site', () => {
  const policy = contentSecurityPolicy(hashesOf('<script>a</script>'), 'https://abc.supabase.co');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' ${sha('a')};`);
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co;");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('a third party may run its one script and send to its origins', () => {
  const script = 'https://counter.test/script.js';
  const policy = contentSecurityPolicy(hashesOf(''), undefined, { script, connect: ['https://in.counter.test'] });
  expect(policy).toContain(`script-src 'self' ${script};`);
  expect(policy).toContain("connect-src 'self' https://in.counter.test;");
});
