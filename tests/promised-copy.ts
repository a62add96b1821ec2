/**
 * A copy of the site's source in which every promise is set, as an owner would set it, with an article that has what the
 * others lack, one without figures, and a draft.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { examplePromises, exampleService } from './example-promises.ts';

/** What a build reads. */
const sources = ['src', 'public', 'tools', 'netlify', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Writes the copy to a folder within this one, so that it finds the installed packages. */
export function copyWithPromises(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const source of sources) cpSync(source, path.join(folder, source), { recursive: true });
  setValues(path.join(folder, 'src/data/site.ts'), examplePromises);
  const services = globSync(path.join(folder, 'src/content/services/*.mdx'));
  for (const service of services) setValues(service, exampleService);
  addArticles(path.join(folder, 'src/content/blog'));
}

/** The slug of the article that the copy has in addition. */
export const addedArticle = 'everything-in-markdown';

/** The slug of an article without a table and its chart. */
export const articleWithoutFigures = 'no-figures';

/** A control character: it is pasted with a text, and nobody sees it. */
const verticalTab = '\v';

/** Adds these articles and a draft, with the front matter of another article and texts of their own. */
function addArticles(folder: string): void {
  const [template = ''] = globSync(path.join(folder, '*.mdx')).toSorted();
  const [, frontMatter = ''] = readFileSync(template, 'utf8').split('---\n');
  const pictures = path.join(folder, 'pictures');
  mkdirSync(pictures);
  cpSync('public/icon-512.png', path.join(pictures, 'ä picture (1).png'));
  cpSync('public/apple-touch-icon.png', path.join(pictures, 'unpublished.png'));
  const draft = '## A draft\n\n![a picture](./pictures/unpublished.png)\n';
  writeFileSync(path.join(folder, 'a-draft.mdx'), `---\ndraft: true\n${frontMatter}---\n\n${draft}`);

  const withoutFigures = frontMatter.replace(/^chart: .*\n/m, '').replace(/^table:\n(?: .*\n)+/m, '');
  const words = path.join(folder, `${articleWithoutFigures}.mdx`);
  writeFileSync(words, `---\n${withoutFigures}---\n\n## What we saw\n`);
  setValues(words, { title: 'An article without figures', metaTitle: 'An article without figures' });

  const text = `## Fold

Pasted${verticalTab}text.

![a picture](<./pictures/ä picture (1).png>)

## Main

\`\`\`js
const answer = 42;${verticalTab}
\`\`\`

## Top

<Table caption="Costs">

| Who | Cost |
| :-- | ---: |
| Ada | $5   |

</Table>
`;
  const file = path.join(folder, `${addedArticle}.mdx`);
  writeFileSync(file, `---\n${frontMatter}---\n\n${text}`);
  setValues(file, {
    title: 'An article [with] everything',
    metaTitle: 'An article with everything',
    metaDescription:
      'It has what the articles lack: code, columns that are aligned, and headings such as Main and Top.',
    excerpt: 'It has what the articles lack.\nAnother build has it alone.\n',
  });
}

/** Gives keys in a file other values, whether they have null or an owner's own words. */
export function setValues(file: string, values: Record<string, string | null>): void {
  let text = readFileSync(file, 'utf8');
  for (const [key, value] of Object.entries(values)) {
    const quotedOrBare = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^\n]*?)`;
    const line = new RegExp(String.raw`^( *${key}):\s*${quotedOrBare}(,?)$`, 'm');
    if (!line.test(text)) throw new Error(`${file} has no line that begins with "${key}:"`);
    text = text.replace(line, (_line, start: string, end: string) => `${start}: ${JSON.stringify(value)}${end}`);
  }
  writeFileSync(file, text);
}
