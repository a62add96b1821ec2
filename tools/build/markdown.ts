/**
 * Rules for MDX. A picture has alternative text and lies beside the text, a table has a caption, a heading can stand in the
 * table of contents, a value is a tag, and a list has no boxes to check. Long lines of code scroll with the keyboard, and no
 * line breaks inside "25 × 5".
 */
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

/** A part of a Markdown text; a tag has a `name`. */
interface MarkdownNode {
  type: string;
  name?: string | null;
  children?: readonly MarkdownNode[];
}

/** Whether something holds a tag such as <Value /> or an expression in braces. Astro lists headings without what these print. */
function isComputed({ type, name, children = [] }: MarkdownNode): boolean {
  const isTag = type === 'mdxJsxTextElement' && /^[A-Z]/.test(name ?? '');
  return isTag || type === 'mdxTextExpression' || children.some(isComputed);
}

/** What keeps the table of contents from showing a heading; undefined if nothing does. */
function headingProblem(heading: MarkdownNode, text: string): string | undefined {
  if (isComputed(heading)) return 'has a tag or braces, which the table of contents would leave out: write words';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'has no letter or digit, so no link could lead to it: write a word';
  return undefined;
}

/** What a rule needs to know about a part of a text to say where it is. */
interface Located {
  position?: { start: { line: number } } | undefined;
}

/** An error that begins with the file and the line. */
function errorAt({ position }: Located, fileURL: URL | undefined, message: string): Error {
  const file = fileURL ? path.relative(process.cwd(), fileURLToPath(fileURL)) : 'line';
  return new Error(`${file}:${position?.start.line}: ${message}.`);
}

/** An expression that is a name alone, as values are written in front matter; undefined if it is another one. */
function expressionProblem(expression: string): string | undefined {
  const [, name] = /^\s*(\w+)\s*$/.exec(expression) ?? [];
  if (!name) return undefined;
  return `{${name}} is filled in in front matter alone: write <Value of="${name}" /> for a value, and \\{ for a brace`;
}

/** Astro's Markdown processor. Its errors name the file and the line of what breaks these rules. */
export const markdownProcessor = () =>
  satteri({
    hastPlugins: [
      {
        name: 'reachable-code',
        element: {
          filter: ['pre'],
          // Long lines scroll, with the keyboard, too.
          visit: (node, context) => context.setProperty(node, 'tabIndex', 0),
        },
      },
    ],
    mdastPlugins: [
      {
        name: 'markdown-rules',
        options: { position: true },
        image(node, { fileURL }) {
          const problem = pictureProblem(node.alt, node.url);
          if (problem) throw errorAt(node, fileURL, `the picture ${problem}: write ![what it shows](./picture.png)`);
        },
        mdxTextExpression(node, { fileURL }) {
          const problem = expressionProblem(node.value);
          if (problem) throw errorAt(node, fileURL, problem);
        },
        mdxFlowExpression(node, { fileURL }) {
          const problem = expressionProblem(node.value);
          if (problem) throw errorAt(node, fileURL, problem);
        },
        listItem(node, { fileURL }) {
          if (typeof node.checked !== 'boolean') return;
          throw errorAt(
            node,
            fileURL,
            'a box to check has no name for screen readers: write a list without [ ] and [x]',
          );
        },
        heading(node, context) {
          const problem = headingProblem(node, context.textContent(node));
          if (problem) throw errorAt(node, context.fileURL, `the heading ${problem}`);
        },
        table(node, context) {
          const parent: MarkdownNode = context.parent(node);
          if (parent.name === 'Table') return;
          // Without the tag, it has no caption, phones cut it off, and a column that is aligned has a style that the Content
          // Security Policy blocks.
          const tags = '<Table caption="what it shows"> above it, </Table> below it';
          throw errorAt(
            node,
            context.fileURL,
            `the table has no caption: write ${tags}, and an empty line after each tag`,
          );
        },
        text(node, context) {
          // Markdown prints a link or a picture as it is written if its address has a space or no end.
          const [printed] = /\]\([^)\n]*/.exec(node.value) ?? [];
          if (printed) {
            const problem = `"${printed}" would be printed: an address ends with ), and one with spaces is in < >`;
            throw errorAt(node, context.fileURL, problem);
          }
          // Pasted with a text, browsers print them as a box.
          const visible = node.value.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ' ');
          // Non-breaking spaces keep "25 × 5" on one line.
          const value = visible.replaceAll(/ ([×÷]) /g, '\u00A0$1\u00A0');
          if (value !== node.value) context.replaceNode(node, { ...node, value });
        },
      },
    ],
  });
