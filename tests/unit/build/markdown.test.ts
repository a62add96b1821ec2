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

test.each([
  ['![A *red* square](./my pictures/red one.png)', '](./my pictures/red one.png'],
  ['See [the page](/blog/a page).', '](/blog/a page'],
  ['See [the page](/blog/a-page.', '](/blog/a-page.'],
])('%s stops the build, because it would be printed', async (text, printed) => {
  await expect(compile(`Text.\n\n${text}`)).rejects.toThrow(
    `example.mdx:7: "${printed}" would be printed: an address ends with )`,
  );
});

test('a product stays in one line, a sum may break', async () => {
  const code = await compile('So 25 × 5 + 75 × 2 = 275, or 60 ÷ 6.');
  expect(code).toContain('25\\xA0×\\xA05 + 75\\xA0×\\xA02 = 275, or 60\\xA0÷\\xA06.');
});

test.each([
  ['a tag', '## Save <Value of="hour" />', 'has a tag or braces'],
  ['a tag in other words', '## **Save <Value of="hour" />**', 'has a tag or braces'],
  ['an expression', '## {1 + 1} ideas', 'has a tag or braces'],
  ['no letter', '## 🎉', 'has no letter or digit'],
])('a heading with %s stops the build with its file and line', async (_, text, problem) => {
  await expect(compile(text)).rejects.toThrow(`src/content/blog/example.mdx:5: the heading ${problem}`);
});

test('a heading may have letters of any script, digits and emphasis', async () => {
  const code = await compile('## 2\n\n## Привет, *мир*\n\n## <b>Bold</b> `code` 🎉');
  for (const id of ['2', 'привет-мир', 'bold-code-']) expect(code).toContain(`id: "${id}"`);
});

const table = '| Who | Cost |\n| :-- | --: |\n| Ada | $5 |';

test('a table without a caption stops the build with its file and line', async () => {
  await expect(compile(table)).rejects.toThrow(
    'src/content/blog/example.mdx:5: the table has no caption: write <Table',
  );
  await expect(compile(`> ${table.replaceAll('\n', '\n> ')}`)).rejects.toThrow('the table has no caption');
});

test('a table with a caption may align its columns', async () => {
  expect(await compile(`<Table caption="Costs">\n\n${table}\n\n</Table>`)).toContain('"Ada"');
});

test('code can be scrolled with the keyboard', async () => {
  expect(await compile('```js\nconst one = 1;\n```')).toMatch(/_components\.pre.*tabindex: "?0/s);
});

test.each(['It costs {hour} an hour.', '{ hour }'])('a value as in front matter stops the build: %s', async (text) => {
  const problem =
    'src/content/blog/example.mdx:5: {hour} is filled in in front matter alone: write <Value of="hour" />';
  await expect(compile(text)).rejects.toThrow(problem);
});

test('a text may have comments, braces and values of its front matter', async () => {
  const code = await compile(
    '{/* hour */}\n\n\\{hour} {frontmatter.title} {1 + 1}\n\n<Table {...frontmatter.table} />',
  );
  expect(code).toContain('{hour}');
});

test.each(['- [ ] Write', '1. Read\n2. [x] Write'])('a list with a box to check stops the build: %j', async (text) => {
  await expect(compile(text)).rejects.toThrow(/^src\/content\/blog\/example\.mdx:[56]: a box to check has no name/);
});

test('a list may have brackets', async () => {
  expect(await compile('- [Write](/blog)\n- a [ ] b')).toContain('a [ ] b');
});
