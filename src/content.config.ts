/** The schemas of all content. An error names the file and the field, and what belongs there. */
import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { fill } from './data/facts.ts';
import { usual } from './data/process.ts';
import { stocks } from './lib/colors.ts';
import { motifs } from './lib/motifs.ts';
import { figurePlots, plotOf } from './lib/plots.ts';

/** Fields, and no others: an unknown one is mostly a typing error. */
const object = z.strictObject;

/** A text of `min` to `max` characters, with {facts}: limits protect the layout and what a result page shows. */
const text = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .refine(({ length }) => length >= min && length <= max, { error: `must have ${min} to ${max} characters` })
    .transform(fill);

const keyOf = <Name extends string>(table: Record<Name, unknown>) => z.enum(Object.keys(table) as Name[]);

/** A figure and what it counts: "312%", "more qualified leads". */
const figureFields = object({
  value: text(12),
  /** What it counts, in a few words, lower case. */
  label: text(48),
  /** The same figure before, where there is one: "30%", "48h". Printed after the label as "down from 30%". */
  before: text(12).optional(),
  /** How it is drawn without `before`: as a share of a hundred, more than a hundred, of a work week, or each one counted. */
  draw: keyOf(figurePlots).optional(),
  /** What it rests on, printed beside it: what you plan for, or an example case. */
  basis: z.enum(['target', 'sample']).optional(),
});
const figure = figureFields.superRefine((given, { addIssue }) => {
  try {
    plotOf(given);
  } catch (error) {
    addIssue({ code: 'custom', message: (error as Error).message, path: [given.before ? 'before' : 'draw'] });
  }
});

const three = <T extends z.ZodType>(item: T) => z.array(item).length(3);

/** Search result title: the layout adds the agency's name. */
const metaTitle = text(48, 10);
const metaDescription = text(160, 70);

/** A day. What is left empty, or only a year, would be read as one of 1970. */
const anyDay = 'must be a date such as 2025-01-15';
const day = z.coerce.date({ error: anyDay }).min(new Date('2000-01-01'), { error: anyDay });

const actor = z.enum(['customer', 'agent', 'person']);

/** A row of a document: what it says and, at its end, a word on it or the stamp of who acted. `gone` is struck out. */
const end = { note: text(32).optional(), stamp: text(12).optional() };
const row = object({ text: text(120), by: actor.optional(), gone: z.boolean().optional(), ...end });

/** The made-up paper that shows a service at work. Its words and figures are those of the run sheet. */
const head = { name: text(28), rows: z.array(row).min(1).max(4) };
const paper = z.discriminatedUnion('kind', [
  /** A lead with its score of 100, and the score from which on it is written to. */
  object({ kind: z.literal('card'), score: z.int().min(0).max(100), from: z.int().min(0).max(100), ...head }),
  /** A conversation; questions, each with its answer as `note`; appointments. */
  object({ kind: z.enum(['ticket', 'form', 'book']), ...head }),
  /** Three spellings of one customer, and the record that they become. */
  object({ kind: z.literal('record'), names: three(text(24)), one: text(24), ...head }),
  /** A measurement: the result of the case study with this label, before and after. */
  object({ kind: z.literal('test'), figure: text(48), ...head }),
]);

/** Of a price: "$6,000 to $20,000". */
const range = text(24);

const callToAction = object({ title: text(64), text: text(200) });

/** A step of a run sheet: when, by the clock ("09:02") or later ("+12 days"), what happens, a detail, and who does it. */
const step = object({
  time: text(8).refine((time) => /^([01]\d|2[0-3]):[0-5]\d$|^\+\d+ days?$/.test(time), {
    error: 'must be a time such as 09:02 or an offset such as +12 days',
  }),
  title: text(64),
  detail: text(90),
  by: actor,
});

/** The texts of a folder of src/content. A file's name is the last part of its address. */
const textsIn = (folder: string) => glob({ pattern: '*.{md,mdx}', base: `./src/content/${folder}` });

const services = defineCollection({
  loader: textsIn('services'),
  schema: object({
    /** The service's name, on cards and as the small line above its page's headline. */
    title: text(48),
    /** Its place among the services, from 1. */
    order: z.int().positive(),
    /** What the wizard's drop-down calls it; stored with the lead. */
    option: text(100),
    /** Its place in that drop-down, from 1. */
    optionOrder: z.int().positive(),
    metaTitle,
    metaDescription,
    stock: keyOf(stocks),
    points: three(text(60)),
    /** Headline figures, on the card and in the page's hero. */
    stats: three(figure),
    headline: text(64),
    lead: text(280),
    problem: object({ title: text(72), text: text(320), points: three(text(140)) }),
    solution: object({ title: text(72), text: text(320), points: three(text(140)) }),
    benefits: three(object({ title: text(48), text: text(220) })),
    caseStudy: object({ client: text(120), challenge: text(420), solution: text(460), results: three(figure) }),
    /** What can be checked without asking anybody: a calculation, a public standard, a template. */
    check: object({ title: text(64), text: text(400), link: object({ label: text(48), href: text(120) }).optional() }),
    /** Its range to build and to run a month, two examples, what moves it, the largest first, and what the month covers. */
    price: object({ build: range, month: range, example: text(260), drivers: three(text(120)), monthly: text(260) }),
    /** Its plan, where it is not the usual one: the last week, or business day, of four parts, and why. See data/process.ts. */
    plan: object({
      unit: z.enum(['week', 'day']).default('week'),
      ends: z.tuple([z.int(), z.int(), z.int(), z.int()]),
      given: text(24).optional(),
      differs: text(200).optional(),
    }).default(usual),
    /** How it gets into the system that the client has. */
    connects: text(260),
    /** What each of the two checks asks, and what the client keeps if the answer is no. */
    checks: z.array(text(200)).length(2),
    ifNot: text(200),
    /** Other services that go well with this one, and why. */
    worksWith: z
      .array(object({ service: reference('services'), why: text(120) }))
      .max(3)
      .default([]),
    runSheet: object({ title: text(48), day: text(24), steps: z.array(step).length(6) }),
    /** What the job leaves on a desk: see `paper`. */
    document: paper,
    callToAction,
    /** The day of the last change of the words; the sitemap's lastmod. */
    updated: day,
  }).refine(
    ({ document, caseStudy }) =>
      document.kind !== 'test' || caseStudy.results.some(({ label }) => label === document.figure),
    { error: 'must be the label of one of the results', path: ['document', 'figure'] },
  ),
});

const blog = defineCollection({
  loader: textsIn('blog'),
  schema: object({
    title: text(80, 10),
    metaTitle,
    metaDescription,
    /** Two sentences for the card and below the headline. */
    excerpt: text(220, 40),
    /** Visitors do not see a draft, nor an article before its date. */
    draft: z.boolean().default(false),
    /** The day of publication: 2025-01-15. */
    date: day,
    /** The day of the last real change of the words, where there was one. */
    updated: day.optional(),
    category: text(32),
    stock: keyOf(stocks),
    icon: keyOf(motifs),
    /** The text shows it as <Table {...frontmatter.table} />. */
    table: object({ caption: text(80), head: z.array(text(40)).min(2), rows: z.array(z.array(text(120, 0))).min(2) }),
    /** The services that the article leads to, most fitting first. */
    services: z.array(reference('services')).min(1).max(3),
    related: z.array(reference('blog')).max(2).default([]),
    callToAction,
  }),
});

const legal = defineCollection({
  loader: textsIn('legal'),
  schema: object({
    title: text(48),
    metaTitle,
    metaDescription,
    /** One or two sentences below the headline. */
    intro: text(260),
    /** The month of the last change; printed as "Last Updated: January 2025". */
    updated: day,
    /** Its place in the footer, from 1. */
    order: z.int().positive(),
  }),
});

export const collections = { services, blog, legal };
