/**
 * Checks what a schema cannot, because it concerns more than one file. (Astro accepts references to missing entries.)
 * Each problem is a sentence that names the file, the field and the fix. A build reports all problems at once.
 */
type ContentFile<Data = object> = { id: string; filePath?: string | undefined; body?: string | undefined; data: Data };
type Named = { id: string };

export interface Content {
  services: readonly ContentFile<{
    order: number;
    option: string;
    optionOrder: number;
    worksWith: readonly Named[];
  }>[];
  /** The articles that visitors see. */
  posts: readonly ContentFile<{ services: readonly Named[]; related: readonly Named[] }>[];
  /** Why an article is not shown, by its slug: "is a draft". */
  unpublished: ReadonlyMap<string, string>;
  legal: readonly ContentFile<{ order: number }>[];
}

export function contentProblems({ services, posts, unpublished, legal }: Content): string[] {
  const known = { services: services.map(({ id }) => id), blog: posts.map(({ id }) => id) };

  /** The problems with references to services or articles in one field of an entry. */
  const referenceProblems = (
    entry: ContentFile,
    field: string,
    folder: keyof typeof known,
    names: readonly string[],
  ): string[] =>
    names.flatMap((name) => {
      const place = `${fileOf(entry)}: ${field}`;
      if (name === entry.id && field !== 'a link') return [`${place}: "${name}" cannot name itself: name another.`];
      if (known[folder].includes(name)) return [];
      const why = folder === 'blog' && unpublished.get(name);
      if (why) return [`${place}: the article "${name}" ${why}: name another, or wait with this one too.`];
      const others = known[folder].filter((id) => id !== entry.id).join(', ');
      return [`${place}: src/content/${folder} holds no ${name}.mdx: write one of ${others}.`];
    });
  const ids = (named: readonly Named[]) => named.map(({ id }) => id);

  return [
    ...(services.length === 0 ? ['src/content/services holds no service: add at least one MDX file.'] : []),
    ...duplicates(services, 'order'),
    ...duplicates(services, 'option'),
    ...duplicates(services, 'optionOrder'),
    ...duplicates(legal, 'order'),
    ...services.flatMap((entry) => referenceProblems(entry, 'worksWith', 'services', ids(entry.data.worksWith))),
    ...posts.flatMap((entry) => [
      ...referenceProblems(entry, 'services', 'services', ids(entry.data.services)),
      ...referenceProblems(entry, 'related', 'blog', ids(entry.data.related)),
    ]),
    ...[...services, ...posts, ...legal].flatMap((entry) =>
      [...(entry.body ?? '').matchAll(/\]\(\/(services|blog)\/([\w-]+)/g)].flatMap(([, folder, name = '']) =>
        referenceProblems(entry, 'a link', folder === 'blog' ? 'blog' : 'services', [name]),
      ),
    ),
  ];
}

const fileOf = ({ id, filePath = id }: ContentFile) => filePath;

/** The problems with a field whose values must be unique. */
function duplicates<Data extends object>(entries: readonly ContentFile<Data>[], field: keyof Data & string): string[] {
  const taken = new Map<unknown, string>();
  return entries.flatMap((entry) => {
    const value = entry.data[field];
    const other = taken.get(value);
    taken.set(value, other ?? fileOf(entry));
    return other ? [`${fileOf(entry)}: ${field}: ${String(value)} is taken by ${other}: choose another.`] : [];
  });
}
