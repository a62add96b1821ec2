/**
 * What a schema cannot check, because it concerns more than one field or file. Each problem is a sentence that names the
 * file, the field and the fix, and a build shows all of them at once. (A dangling reference is no error in Astro.)
 */
import { amountOf, areComparable, type Figure } from './figures.ts';
import { mostDrawn } from './plots.ts';

interface Entry {
  id: string;
  filePath?: string | undefined;
  body?: string | undefined;
}
interface Ordered extends Entry {
  data: { order: number };
}
interface Service extends Ordered {
  data: Ordered['data'] & {
    option: string;
    optionOrder: number;
    stats: readonly Figure[];
    caseStudy: { results: readonly Figure[] };
    document: { kind: string; figure?: string };
    worksWith: readonly { service: { id: string } }[];
  };
}
interface Post extends Entry {
  data: { services: readonly { id: string }[]; related: readonly { id: string }[] };
}

export interface Content {
  services: readonly Service[];
  /** The articles that visitors see. */
  posts: readonly Post[];
  /** Why an article is not shown, by its slug: "is a draft". */
  unpublished: ReadonlyMap<string, string>;
  legal: readonly Ordered[];
}

/** `slugs`: of the articles that visitors see. */
type Known = Content & { slugs: ReadonlySet<string> };

export function contentProblems(given: Content): string[] {
  const { services, posts, legal } = given;
  const content = { ...given, slugs: new Set(posts.map(({ id }) => id)) };
  return [
    ...(services.length === 0 ? ['src/content/services holds no service: add at least one MDX file.'] : []),
    ...twice(services, 'order', ({ data }) => data.order),
    ...twice(services, 'option', ({ data }) => data.option),
    ...twice(services, 'optionOrder', ({ data }) => data.optionOrder),
    ...twice(legal, 'order', ({ data }) => data.order),
    ...services.flatMap((service) => serviceProblems(service, content)),
    ...posts.flatMap((post) => postProblems(post, content)),
    ...[...services, ...posts, ...legal].flatMap((entry) => linkProblems(entry, content)),
  ];
}

function serviceProblems({ id, filePath = id, data }: Service, { services }: Content): string[] {
  const labels = data.caseStudy.results.map(({ label }) => label);
  const { figure: measured } = data.document;
  return [
    ...(measured === undefined || labels.includes(measured)
      ? []
      : [`${filePath}: document: figure: no result is called "${measured}": write one of ${labels.join(', ')}.`]),
    ...data.worksWith.flatMap(({ service }) =>
      service.id === id
        ? [`${filePath}: worksWith: a service cannot name itself: name another.`]
        : unknownService(service.id, `${filePath}: worksWith`, services),
    ),
    ...[...data.stats, ...data.caseStudy.results].flatMap((figure) => figureProblems(figure, filePath)),
  ];
}

function figureProblems({ value, before, draw }: Figure, filePath: string): string[] {
  if (before !== undefined) {
    if (areComparable(before, value)) return [];
    return [`${filePath}: before: "${before}" does not count the same as "${value}": write both alike.`];
  }
  const read = amountOf(value);
  // Money is not drawn in cells.
  if (!draw || (read && !read.unit.startsWith('$') && read.number <= mostDrawn[draw])) return [];
  return [
    `${filePath}: draw: "${value}" is not a number up to ${mostDrawn[draw]}, as "${draw}" takes: choose another or remove it.`,
  ];
}

function postProblems({ id, filePath = id, data }: Post, content: Known): string[] {
  return [
    ...data.services.flatMap((service) => unknownService(service.id, `${filePath}: services`, content.services)),
    ...data.related.flatMap(({ id: other }) =>
      other === id
        ? [`${filePath}: related: an article cannot lead to itself: name another.`]
        : unknownPost(other, `${filePath}: related`, content),
    ),
  ];
}

/** Links of a text to services and articles. */
function linkProblems({ id, filePath = id, body = '' }: Entry, content: Known): string[] {
  return [...body.matchAll(/\]\(\/(services|blog)\/([\w-]+)/g)].flatMap(([, folder, name = '']) =>
    folder === 'blog'
      ? unknownPost(name, `${filePath}: a link`, content)
      : unknownService(name, `${filePath}: a link`, content.services),
  );
}

function unknownService(id: string, place: string, services: readonly Entry[]): string[] {
  if (services.some((service) => service.id === id)) return [];
  return [`${place}: there is no service "${id}": write one of ${services.map((service) => service.id).join(', ')}.`];
}

function unknownPost(id: string, place: string, { slugs, unpublished }: Known): string[] {
  if (slugs.has(id)) return [];
  const why = unpublished.get(id);
  if (why) return [`${place}: the article "${id}" ${why}: name another, or wait with this one too.`];
  return [`${place}: there is no article "${id}": name a file of src/content/blog.`];
}

/** A value that only one entry may have. */
function twice<E extends Entry>(entries: readonly E[], field: string, valueOf: (entry: E) => unknown): string[] {
  const taken = new Map<unknown, string>();
  return entries.flatMap((entry) => {
    const { id, filePath = id } = entry;
    const value = valueOf(entry);
    const other = taken.get(value);
    taken.set(value, other ?? filePath);
    return other ? [`${filePath}: ${field}: ${String(value)} is taken by ${other}: choose another.`] : [];
  });
}
