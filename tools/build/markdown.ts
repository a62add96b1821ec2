/** Rules for MDX: a picture has alternative text and lies beside the text; a line never breaks inside "25 × 5". */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';

const isRelative = (url: string) => /^\.{1,2}\//.test(url);

/** What is wrong with a picture; undefined if nothing is. */
function pictureProblem(alt: string | null | undefined, url: string): string | undefined {
  if (!alt?.trim()) return 'has no words for people who cannot see it';
  if (!isRelative(url)) return 'is not a file beside the text, so its size is unknown';
  return undefined;
}

/** Astro's Markdown processor. Its errors name the file and the line of a picture that breaks these rules. */
export const markdownProcessor = () =>
  satteri({
    mdastPlugins: [
      {
        name: 'markdown-rules',
        options: { position: true },
        image({ alt, url, position }, { fileURL }) {
          const problem = pictureProblem(alt, url);
          if (!problem) return;
          const file = fileURL ? path.relative(process.cwd(), fileURLToPath(fileURL)) : 'line';
          const line = position?.start.line;
          throw new Error(`${file}:${line}: the picture ${problem}: write ![what it shows](./picture.png).`);
        },
        text(node, context) {
          // Non-breaking spaces keep "25 × 5" on one line.
          const value = node.value.replaceAll(/ ([×÷]) /g, '\u00A0$1\u00A0');
          if (value !== node.value) context.replaceNode(node, { ...node, value });
        },
      },
    ],
  });
