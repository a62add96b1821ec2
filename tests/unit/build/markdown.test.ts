import path from 'node:path';
import { expect, test } from 'vitest';
import { markdownProcessor } from '../../../tools/build/markdown.ts';

/** Compiles a text as Astro does, below four lines of front matter. */
async function compile(text: string): Promise<string> {
  const renderer = await markdownProcessor().createMdxRenderer!({ syntaxHighlight: false }, { optimize: false });
  const file = path.resolve('src/content/blog/example.mdx');
  return (await renderer.process(`\n\n\n\n${text}`, file, {})).code;
}

test.each([
  ['without words for it', '![](./red.png)', 5, 'has no words for people who cannot see it'],
  ['with an empty one', 'Text.\n\n![ ](./red.png "caption")', 7, 'has no words for people who cannot see it'],
  ['from another site', '![Red](https://pictures.test/red.png)', 5, 'is not a file beside the text'],
  ['from public/', '![Red](/red.png)', 5, 'is not a file beside the text'],
])('a picture %s stops the build with its file and line', async (_, text, line, problem) => {
  await expect(compile(text)).rejects.toThrow(`src/content/blog/example.mdx:${line}: the picture ${problem}`);
});

test('a product stays in one line, a sum may break', async () => {
  const code = await compile('So 25 × 5 + 75 × 2 = 275, or 60 ÷ 6.');
  expect(code).toContain('25\\xA0×\\xA05 + 75\\xA0×\\xA02 = 275, or 60\\xA0÷\\xA06.');
});
