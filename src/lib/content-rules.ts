/**
 * What a schema cannot check, because it concerns more than one file. Each function throws an error of one sentence
 * that names the file, the field and the mend. (A dangling reference is no error in Astro.)
 */

interface Entry {
  id: string;
  filePath?: string | undefined;
}
interface Ordered extends Entry {
  data: { order: number };
}
interface Service extends Ordered {
  data: { order: number; option: string; optionOrder: number };
}
interface Post extends Entry {
  data: { services: readonly { id: string }[]; related: readonly { id: string }[] };
}

export function checkServices(services: readonly Service[]): void {
  if (services.length === 0) throw new Error('src/content/services holds no service: add at least one MDX file.');
  checkOrder(services);
  unique(services, 'option', ({ data }) => data.option);
  unique(services, 'optionOrder', ({ data }) => data.optionOrder);
}

/** Entries that are shown in an order of their own need one each. */
export function checkOrder(entries: readonly Ordered[]): void {
  unique(entries, 'order', ({ data }) => data.order);
}

export function checkPosts(posts: readonly Post[], services: readonly Entry[]): void {
  const knownServices = new Set(services.map(({ id }) => id));
  const knownPosts = new Set(posts.map(({ id }) => id));
  for (const post of posts) {
    const { filePath = post.id, data } = post;
    for (const { id } of data.services) {
      if (!knownServices.has(id)) {
        const names = [...knownServices].join(', ');
        throw new Error(`${filePath}: services: there is no service "${id}": write one of ${names}.`);
      }
    }
    for (const { id } of data.related) {
      if (id === post.id) throw new Error(`${filePath}: related: an article cannot lead to itself: name another.`);
      if (!knownPosts.has(id)) {
        throw new Error(`${filePath}: related: there is no article "${id}": name a file of src/content/blog.`);
      }
    }
  }
}

function unique<E extends Entry>(entries: readonly E[], field: string, value: (entry: E) => string | number): void {
  const taken = new Map<string | number, E>();
  for (const entry of entries) {
    const mine = value(entry);
    const other = taken.get(mine);
    if (other) {
      const { filePath = entry.id } = entry;
      throw new Error(`${filePath}: ${field}: ${mine} is taken by ${other.filePath ?? other.id}: choose another.`);
    }
    taken.set(mine, entry);
  }
}
