import { expect, test } from 'vitest';
import { inlineHashes } from '../../../tools/build/content-security-policy.ts';

test.each(['<p style="color:red">', '<button onclick="go()">', '<form onsubmit="go()">'])(
  '%s stops the build with the page, the element and the fix',
  (html) => {
    expect(() => inlineHashes('page.html', html)).toThrow(/^page\.html: <\w+ \w+="…"> would be blocked .* Use a class/);
  },
);
