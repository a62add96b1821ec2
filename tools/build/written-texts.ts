/** Rules for MDX: a picture is its own paragraph and has alternative text; a line never breaks inside "25 × 5". */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';

const example = '![what it shows](./picture.png "caption")';

/** Astro's Markdown processor. Its errors name the file and the line of a picture that breaks these rules. */
export const writtenTexts = () =>
  satteri({
    mdastPlugins: [
      {
        name: 'pictures',
        options: { position: true },
        image(node, context) {
          const refuse = (problem: string) => fail(problem, context.fileURL, node.position?.start.line);
          if (!node.alt?.trim()) refuse('has no words for people who cannot see it');
          if (!/^\.{1,2}\//.test(node.url)) refuse('is not a file beside the text, so its size is unknown');
          const parent = context.parent(node);
          if (parent.type !== 'paragraph' || parent.children.length > 1)
            refuse('shares its paragraph with other words');
        },
        // HTML does not allow a figure inside a paragraph.
        paragraph(node, context) {
          const [only, ...more] = node.children;
          if (only?.type === 'image' && more.length === 0) context.replaceNode(node, only);
        },
        text(node, context) {
          // Non-breaking spaces keep "25 × 5" on one line.
          const value = node.value.replaceAll(/ ([×÷]) /g, '\u00A0$1\u00A0');
          if (value !== node.value) context.replaceNode(node, { ...node, value });
        },
        mdxJsxFlowElement(node, context) {
          if (node.name === 'img') fail('is an <img>', context.fileURL, node.position?.start.line);
        },
        mdxJsxTextElement(node, context) {
          if (node.name === 'img') fail('is an <img>', context.fileURL, node.position?.start.line);
        },
      },
    ],
  });

function fail(problem: string, file: URL | undefined, line = 0): never {
  const place = file ? `${path.relative(process.cwd(), fileURLToPath(file))}:${line}` : `line ${line}`;
  throw new Error(`${place}: the picture ${problem}: write ${example} in a paragraph of its own.`);
}
