/** Lists the files of a built site. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file of a folder, as sorted paths relative to it with forward slashes; symbolic links are left out. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((file) => relative(folder, join(file.parentPath, file.name)));
  return paths.map((path) => path.replaceAll(sep, '/')).toSorted();
}

/** The HTML files of a build; throws if there are none. */
export function listHtmlFiles(folder: string): string[] {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'));
  if (files.length === 0) throw new Error(`There is no built site in ${folder}: run npm run build`);
  return files;
}

/** The path of an HTML file's page: "/" for index.html, "/blog" for blog.html. */
export function routeOf(file: string): string {
  const path = file.replace(/\.html$/, '');
  return path === 'index' ? '/' : `/${path.replace(/\/index$/, '')}`;
}
