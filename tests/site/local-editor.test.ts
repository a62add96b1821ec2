/** The local editor (keystatic.config.ts) knows all that an article can hold, and loses none of it when it saves. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createReader } from '@keystatic/core/reader';
import { describe, expect, test, vi } from 'vitest';
import editor from '../../keystatic.config.ts';
import { writtenTexts } from '../../tools/build/written-texts.ts';

// In Node the package leaves the editor out: this is what browsers get.
vi.mock('@keystatic/core', () => import('../../node_modules/@keystatic/core/dist/keystatic-core.js'));

const folder = 'src/content/blog';
const { content, ...fields } = editor.collections.blog.schema;

/** What `astro build` writes of the schema in src/content.config.ts. */
interface Field {
  minLength?: number;
  maxLength?: number;
  enum?: string[];
  properties?: Record<string, Field>;
}
const schema = JSON.parse(readFileSync('.astro/collections/blog.schema.json', 'utf8')) as {
  properties: Record<string, Field>;
};
const { $schema: _, ...properties } = schema.properties;

test('the form has every field of the schema and no other', () => {
  expect(Object.keys(fields).sort()).toEqual(Object.keys(properties).sort());
  expect(Object.keys(fields.author.fields)).toEqual(Object.keys(properties['author']?.properties ?? {}));
});

const choices = Object.entries(properties).filter(([, field]) => field.enum);

test.each(choices)('the form offers every %s', (name, field) => {
  const { options } = fields[name as 'stock' | 'icon'];
  expect(options.map(({ value }) => value)).toEqual(field.enum);
});

const texts = Object.entries(properties).filter(([name, field]) => field.maxLength && name !== 'title');

test.each(texts)('the form takes what the schema takes as %s', (name, { minLength = 0, maxLength = 0 }) => {
  const validate = (length: number) => fields[name as 'excerpt'].validate('x'.repeat(length), undefined);
  expect(() => validate(minLength)).not.toThrow();
  expect(() => validate(maxLength)).not.toThrow();
  expect(() => validate(maxLength + 1)).toThrow('must be no longer than');
});

const articles = globSync(`${folder}/*.mdx`).map((file) => [path.basename(file, '.mdx')] as const);

describe.each(articles)('%s', (slug) => {
  test('is valid in the form', async () => {
    await expect(createReader(process.cwd(), editor).collections.blog.readOrThrow(slug)).resolves.toBeTruthy();
  });

  test('renders the same after the editor has saved it', async () => {
    const text = readFileSync(`${folder}/${slug}.mdx`, 'utf8').replace(/^---\n.*?\n---\n/s, '');
    const pictures = globSync(`${folder}/${slug}/*`).map((file) => [path.basename(file), readFileSync(file)] as const);
    const opened = content.parse(undefined, {
      content: new TextEncoder().encode(text),
      other: new Map(),
      external: new Map([[folder, new Map(pictures)]]),
      slug,
    });
    const saved = new TextDecoder().decode(content.serialize(opened, { slug }).content);
    expect(await rendered(saved)).toBe(await rendered(text));
  });
});

async function rendered(text: string): Promise<string> {
  const renderer = await writtenTexts().createMdxRenderer!({ syntaxHighlight: false }, { optimize: false });
  const { code } = await renderer.process(text, `${folder}/article.mdx`, {});
  return code;
}
