/** New content files, with today's date and every field that their schema needs. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stocks, type Stock } from '../../src/lib/colors.ts';
import { UserError } from '../errors.ts';
import { UNWRITTEN } from '../settings/publishing.ts';

interface Draft {
  title: string;
  /** Today, as 2025-01-15. */
  date: string;
  /** Its paper. */
  stock: Stock;
  /** Its place among its kind, where the kind has an order. */
  order: number;
  /** The service that a new post leads to and a new service goes with, until its writer chooses another. */
  service: string;
}

type Kind = 'post' | 'service' | 'legal';

const folders: Record<Kind, string> = { post: 'blog', service: 'services', legal: 'legal' };

const quoted = (text: string) => JSON.stringify(text);
const note = (text: string) => quoted(`${UNWRITTEN}: ${text}`);
const metaTitle = (title: string) =>
  title.length < 10 ? note(`“${title}” in 10 to 48 letters`) : quoted(title.slice(0, 48).trim());
const description = (title: string) =>
  note(`in 70 to 160 characters, for search results: what the reader finds under “${title.slice(0, 48)}”`);

const templates: Record<Kind, (draft: Draft) => string> = {
  post: ({ title, date, stock, service }) => `---
title: ${quoted(title)}
metaTitle: ${metaTitle(title)}
metaDescription: ${description(title)}
excerpt: ${note('two sentences for the card, with the claim of the article.')}
date: ${date}
category: "Guides"
stock: ${stock}
icon: compass
services: [${service}]
related: []
---

${UNWRITTEN}: the claim of the article, in two sentences.

## ${UNWRITTEN}: the first step

A link to [the service](/services/${service}) where it helps.

`,
  service: ({ title, date, stock, order, service }) => `---
title: ${quoted(title)}
order: ${order}
option: ${quoted(title)}
optionOrder: ${order}
metaTitle: ${metaTitle(title)}
metaDescription: ${description(title)}
stock: ${stock}
points:
${list(['what it does first', 'what it does next', 'where a person decides'])}
stats:
${figures}
headline: ${note('the promise of the page.')}
lead: ${note('two or three sentences on the job that it takes over.')}
problem:
  title: ${note('the problem, as the client says it.')}
  text: ${note('how the job goes wrong today.')}
  points:
${list(['what it costs', 'who waits', 'what is lost'], '    ')}
solution:
  title: ${note('the solution in a line.')}
  text: ${note('how the job goes then.')}
  points:
${list(['what the agent does', 'what it never does', 'what a person does'], '    ')}
benefits:
${['first', 'second', 'third'].map((place) => `  - title: ${note(`the ${place} benefit`)}\n    text: ${note('why it matters.')}`).join('\n')}
caseStudy:
  client: ${note('the kind of client.')}
  challenge: ${note('what they struggled with.')}
  solution: ${note('what was built.')}
  results:
${figures.replaceAll(/^/gm, '  ')}
price:
  drivers:
${list(['what drives the price most', 'what drives it next', 'what else drives it'], '    ')}
  monthly: ${note('what runs each month, and on whose account.')}
duration:
  usual: "4 to 6 weeks"
  text: ${note('what takes the time.')}
ifNot: ${note('when to stop, and what the client keeps.')}
worksWith:
  - { service: ${service}, why: ${note('why they go well together.')} }
runSheet:
  title: ${note('the job on the sheet.')}
  day: "Tuesday"
  steps:
    - { time: "09:00", title: ${note('what the customer does.')}, detail: ${note('with what.')}, by: customer }
${['09:01', '09:05'].map((time) => `    - { time: "${time}", title: ${note('what happens.')}, detail: ${note('with what.')}, by: agent }`).join('\n')}
    - { time: "09:10", title: ${note('who takes over.')}, detail: ${note('with what.')}, by: person }
document:
  kind: book
  name: "Tuesday"
  time: "09:10"
  rows:
    - { at: "09:00", text: ${note('what the agent did.')}, by: agent }
    - { at: "09:10", text: ${note('what a person did.')}, by: person }
callToAction:
  title: ${note('an invitation to the consultation.')}
  text: ${note('what happens in it.')}
updated: ${date}
---

## ${UNWRITTEN}: what only this service can say

`,
  legal: ({ title, date, order }) => `---
title: ${quoted(title)}
metaTitle: ${metaTitle(title)}
metaDescription: ${description(title)}
intro: ${note('one or two sentences on what this page settles.')}
updated: ${date}
order: ${order}
---

## 1. ${UNWRITTEN}: the first section

## Contact Us

Write to <Email for="general" />.
`,
};

const figures = ['first', 'second', 'third']
  .map((place) => `  - { value: "0", label: ${note(`the ${place} figure`)} }`)
  .join('\n');

function list(notes: readonly string[], indent = '  '): string {
  return notes.map((text) => `${indent}- ${note(text)}`).join('\n');
}

const usage = `Usage: npm run new -- <kind> "Title"    kinds: ${Object.keys(folders).join(', ')}, brand`;

/** "What it costs, in 2026" is "what-it-costs-in-2026": lower-case ASCII words with hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A paper chosen by a slug: always the same for the same slug. */
function stockOf(slug: string): Stock {
  const names = Object.keys(stocks) as Stock[];
  return names[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % names.length]!;
}

/**
 * Writes the file and returns its path from `root`.
 *
 * @param partner the service that it names; the first one by default
 * @throws UserError for an unknown kind, a title that does not fit, or a slug that is taken.
 */
export async function createContent(
  root: string,
  kind: string,
  title: string,
  today: Date,
  partner?: string,
): Promise<string> {
  if (!isKind(kind)) throw new UserError(`There is no kind "${kind}". ${usage}`);
  const slug = slugOf(title);
  const [least, most] = kind === 'post' ? [10, 80] : [1, 48];
  if (title.trim().length < least || title.trim().length > most || !slug) {
    throw new UserError(`The title must have ${least} to ${most} characters, letters among them. ${usage}`);
  }
  const folder = path.join('src', 'content', folders[kind]);
  await mkdir(path.join(root, folder), { recursive: true });
  const taken = (await readdir(path.join(root, folder))).map((file) => path.parse(file).name);
  if (taken.includes(slug)) {
    throw new UserError(`${folder}/${slug}.mdx exists already: choose another title, or edit that file.`);
  }
  const services = await readdir(path.join(root, 'src', 'content', 'services'));
  const service = partner ?? path.parse(services[0] ?? 'another-service').name;
  const file = path.join(folder, `${slug}.mdx`);
  const draft = {
    title: title.trim(),
    date: today.toISOString().slice(0, 10),
    stock: stockOf(slug),
    order: (await lastOrder(path.join(root, folder))) + 1,
    service,
  };
  await writeFile(path.join(root, file), templates[kind](draft), { flag: 'wx' });
  return file;
}

/** The highest place that a file of the folder has: there may be gaps where one was removed. */
async function lastOrder(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.mdx'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return Math.max(0, ...texts.flatMap((text) => text.match(/(?<=^(?:order|optionOrder): )\d+/gm) ?? []).map(Number));
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(folders, kind);
