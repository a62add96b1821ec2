/**
 * What a schema cannot check, because it concerns more than one field or file. Each function throws an error of one
 * sentence that names the file, the field and the fix. (A dangling reference is no error in Astro.)
 */
import { areComparable, type Figure } from './figures.ts';

interface Entry {
  id: string;
  filePath?: string | undefined;
}
interface Ordered extends Entry {
  data: { order: number };
}
interface Service extends Ordered {
  data: {
    order: number;
    option: string;
    optionOrder: number;
    stats: readonly Figure[];
    caseStudy: { results: readonly Figure[] };
    worksWith: readonly { service: { id: string } }[];
  };
}
interface Post extends Entry {
  data: { services: readonly { id: string }[]; related: readonly { id: string }[] };
}

export function checkServices(services: readonly Service[]): void {
  if (services.length === 0) throw new Error('src/content/services holds no service: add at least one MDX file.');
  checkOrder(services);
  unique(services, 'option', ({ data }) => data.option);
  unique(services, 'optionOrder', ({ data }) => data.optionOrder);
  for (const { id, filePath = id, data } of services) {
    for (const { service } of data.worksWith) {
      if (service.id === id) throw new Error(`${filePath}: worksWith: a service cannot name itself: name another.`);
      expectService(services, service.id, `${filePath}: worksWith`);
    }
    for (const { value, before } of [...data.stats, ...data.caseStudy.results]) {
      if (before !== undefined && !areComparable(before, value)) {
        throw new Error(`${filePath}: before: "${before}" does not count the same as "${value}": write both alike.`);
      }
    }
  }
}

/** Entries that are shown in an order of their own need one each. */
export function checkOrder(entries: readonly Ordered[]): void {
  unique(entries, 'order', ({ data }) => data.order);
}

export function checkPosts(posts: readonly Post[], services: readonly Entry[]): void {
  const knownPosts = new Set(posts.map(({ id }) => id));
  for (const post of posts) {
    const { filePath = post.id, data } = post;
    for (const { id } of data.services) expectService(services, id, `${filePath}: services`);
    for (const { id } of data.related) {
      if (id === post.id) throw new Error(`${filePath}: related: an article cannot lead to itself: name another.`);
      if (!knownPosts.has(id)) {
        throw new Error(`${filePath}: related: there is no article "${id}": name a file of src/content/blog.`);
      }
    }
  }
}

function expectService(services: readonly Entry[], id: string, place: string): void {
  if (services.some((service) => service.id === id)) return;
  const names = services.map((service) => service.id).join(', ');
  throw new Error(`${place}: there is no service "${id}": write one of ${names}.`);
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
