/**
 * Checks what a schema cannot, because it concerns more than one file. (Astro accepts references to missing files.) Each
 * problem is a sentence that names the file, the field and the fix. A build reports all problems at once.
 */

/** A file of a content collection. */
interface ContentFile<Data = object> {
  /** Its slug. */
  id: string;
  filePath?: string | undefined;
  /** Its MDX text. */
  body?: string | undefined;
  data: Data;
}

type Reference = { id: string };

export interface Content {
  services: readonly ContentFile<{
    order: number;
    option: string;
    optionOrder: number;
    worksWith: readonly Reference[];
  }>[];
  /** The articles that visitors see. */
  posts: readonly ContentFile<{ services: readonly Reference[]; related: readonly Reference[]; table?: unknown }>[];
  /** Why an article is not shown, by its slug: "is a draft". */
  unpublished: ReadonlyMap<string, string>;
  legal: readonly ContentFile<{ order: number }>[];
  /** The paths of the pages that have no content file, such as "/blog". */
  pagePaths: readonly string[];
}

type Folder = 'services' | 'blog';

/** What MDX links to, in Markdown or in a tag: "](/blog/slug" or `href="/blog/slug`. */
const contentLink = /(?:\]\(|\bhref=["'])\/(services|blog)\/([\w-]+)/g;

export function contentProblems({ services, posts, unpublished, legal, pagePaths }: Content): string[] {
  const slugs: Record<Folder, string[]> = {
    services: services.map(({ id }) => id),
    blog: posts.map(({ id }) => id),
  };
  const problems: string[] = [];

  /** Checks that `slug` exists in `folder`. `location` is the file and field that refers to it. */
  const checkReference = (file: ContentFile, location: string, folder: Folder, slug: string): void => {
    if (slugs[folder].includes(slug)) return;
    const reason = folder === 'blog' ? unpublished.get(slug) : undefined;
    if (reason) {
      problems.push(`${location}: the article "${slug}" ${reason}: name another, or wait with this one too.`);
      return;
    }
    const others = slugs[folder].filter((id) => id !== file.id).join(', ');
    problems.push(`${location}: src/content/${folder} holds no ${slug}.mdx: write one of ${others}.`);
  };

  /** Checks the references in one field of the front matter. */
  const checkField = (file: ContentFile, field: string, folder: Folder, references: readonly Reference[]): void => {
    const location = `${pathOf(file)}: ${field}`;
    for (const { id } of references) {
      if (id === file.id) problems.push(`${location}: "${id}" cannot name itself: name another.`);
      else checkReference(file, location, folder, id);
    }
  };

  /** Checks the links in the text. A text may link to its own page. */
  const checkLinks = (file: ContentFile): void => {
    const location = `${pathOf(file)}: a link`;
    for (const [, folder, slug = ''] of (file.body ?? '').matchAll(contentLink)) {
      checkReference(file, location, folder as Folder, slug);
    }
  };

  const files = [...services, ...posts, ...legal];
  for (const file of files) {
    const problem = fileNameProblem(file);
    if (problem) problems.push(problem);
  }
  for (const file of legal) {
    if (!pagePaths.includes(`/${file.id}`)) continue;
    problems.push(`${pathOf(file)}: another page has the address /${file.id}: rename the file.`);
  }
  if (services.length === 0) problems.push('src/content/services holds no service: add at least one MDX file.');
  problems.push(
    ...duplicateProblems(services, 'order'),
    ...duplicateProblems(services, 'option'),
    ...duplicateProblems(services, 'optionOrder'),
    ...duplicateProblems(legal, 'order'),
  );
  for (const service of services) checkField(service, 'worksWith', 'services', service.data.worksWith);
  for (const post of posts) {
    checkField(post, 'services', 'services', post.data.services);
    checkField(post, 'related', 'blog', post.data.related);
    if (!post.data.table && post.body?.includes('frontmatter.table')) {
      problems.push(
        `${pathOf(post)}: table is missing: the text prints it. Add it, or delete the tag <Table {...frontmatter.table} />.`,
      );
    }
  }
  for (const file of files) checkLinks(file);
  return problems;
}

const pathOf = ({ id, filePath }: ContentFile): string => filePath ?? id;

/**
 * The problem with a file's name, which is the last part of its page's URL. Astro would change capitals and spaces in it, and
 * browsers other letters, so links, the sitemap and the host would disagree. "index" would replace the page of the folder.
 */
function fileNameProblem(file: ContentFile): string | undefined {
  const [, name = ''] = /([^/]*)\.mdx$/.exec(pathOf(file)) ?? [];
  if (/^[a-z\d]+(-[a-z\d]+)*$/.test(name) && name !== 'index') return undefined;
  return `${pathOf(file)}: its name is part of an address: rename it to small letters a to z, digits and hyphens, such as my-article.mdx.`;
}

/** The problems with a field whose values must be unique. */
function duplicateProblems<Data extends object>(
  files: readonly ContentFile<Data>[],
  field: keyof Data & string,
): string[] {
  const problems: string[] = [];
  /** The path of the first file with each value. */
  const takenBy = new Map<unknown, string>();
  for (const file of files) {
    const value = file.data[field];
    const otherPath = takenBy.get(value);
    if (otherPath === undefined) takenBy.set(value, pathOf(file));
    else problems.push(`${pathOf(file)}: ${field}: ${String(value)} is taken by ${otherPath}: choose another.`);
  }
  return problems;
}
