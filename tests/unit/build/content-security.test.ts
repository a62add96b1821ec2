import { expect, test } from 'vitest';
import { addInlineHashes } from '../../../tools/build/content-security.ts';

test.each(['<p style="color:red">', '<button onclick="go()">', '<form onsubmit="go()">'])(
  '%s stops the build with the page, the element and the fix',
  (html) => {
    const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
    expect(() => addInlineHashes(hashes, 'page.html', html)).toThrow(
      /^page\.html: <\w+ \w+="…"> would be blocked .* Use a class/,
    );
  },
);
