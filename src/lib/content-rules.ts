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
  posts: readonly ContentFile<{ services: readonly Reference[]; related: readonly Reference[] }>[];
  /** Why an article is not shown, by its slug: "is a draft". */
  unpublished: ReadonlyMap<string, string>;
  legal: readonly ContentFile<{ order: number }>[];
}

type Folder = 'services' | 'blog';

/** What MDX links to, in Markdown or in a tag: "](/blog/slug" or `href="/blog/slug`. */
const contentLink = /(?:\]\(|\bhref=["'])\/(services|blog)\/([\w-]+)/g;

export function contentProblems({ services, posts, unpublished, legal }: Content): string[] {
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
  }
  for (const file of [...services, ...posts, ...legal]) checkLinks(file);
  return problems;
}

const pathOf = ({ id, filePath }: ContentFile): string => filePath ?? id;

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
