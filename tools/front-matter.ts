import { readFileSync } from 'node:fs';
import { extractFrontmatter } from 'astro/markdown';
import { parse } from 'yaml';

/**
 * Returns the front matter of a content file. Dates stay as they are written, such as '2025-01-15': Astro's own
 * `parseFrontmatter` makes a Date of each, which hides one that is no day, such as 2025-02-30.
 *
 * @throws YAMLParseError
 */
export function readFrontMatter(file: string): Record<string, unknown> {
  const yaml = extractFrontmatter(readFileSync(file, 'utf8')) ?? '';
  const frontMatter: unknown = parse(yaml);
  return isRecord(frontMatter) ? frontMatter : {};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
