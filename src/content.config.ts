/** The schemas of all content. An error names the file and the field, and what belongs there. */
import { defineCollection, reference } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { sharedValues } from './data/shared-values.ts';
import { tints } from './lib/colors.ts';
import { dayField } from './lib/day-field.ts';
import { amountOf } from './lib/figures.ts';
import { fillIn } from './lib/fill-in.ts';
import { articleCharts } from './lib/article-charts.ts';

/** An object without unknown fields: an unknown field is usually a typo. */
const strictObject = z.strictObject;

/** A text of `min` to `max` characters in one line, with {values} filled in. The limits protect layouts and search snippets. */
const text = ({ min = 1, max }: { min?: number; max: number }) =>
  z
    .string()
    .transform((written) =>
      fillIn(written, sharedValues)
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        // Control characters, which come with a pasted text.
        .replace(/\p{Cc}/gu, ' '),
    )
    .refine(({ length }) => length >= min && length <= max, { error: `must have ${min} to ${max} characters` });

/** Words that pages print before a period of their own. */
const phrase = ({ max }: { max: number }) =>
  text({ max }).refine((written) => !written.endsWith('.'), { error: 'must have no period at its end' });

const keyOf = <Name extends string>(table: Record<Name, unknown>) => z.enum(Object.keys(table) as Name[]);

const unitOf = (printed: string) => amountOf(printed)?.unit;

/** A figure and what it counts: "312%", "more qualified leads". */
const figure = strictObject({
  value: text({ max: 7 }),
  /** What it counts, in a few words, lower case. */
  label: text({ max: 40 }),
  /** The earlier value, if there is one: "30%", "48h". Printed after the label as "down from 30%". */
  before: text({ max: 12 }).optional(),
}).refine(({ value, before }) => before === undefined || unitOf(before) === (unitOf(value) ?? 'none'), {
  error: 'must be an amount in the unit of the value, such as 30% or 48h',
  path: ['before'],
});

const exactlyThree = <T extends z.ZodType>(item: T) => z.array(item).length(3);

/** Search result title: the layout adds the agency's name. */
const metaTitle = text({ min: 10, max: 48 });
const metaDescription = text({ min: 70, max: 160 });

const actor = z.enum(['customer', 'agent', 'person']);

/**
 * A row of a sample document: its text, then a short note or the stamp of whoever acted. `crossedOut` draws a line
 * through the text.
 */
const documentRow = strictObject({
  text: text({ max: 120 }),
  by: actor.optional(),
  crossedOut: z.boolean().optional(),
  note: text({ max: 32 }).optional(),
  stamp: text({ max: 12 }).optional(),
});

/** What all types of sample documents have. */
const documentFields = { name: text({ max: 28 }), rows: z.array(documentRow).min(1).max(4) };

/** A score out of 100. */
const score = z.int().min(0).max(100);

/** The invented document that shows a service at work. Its words and figures must match the timeline. */
const sampleDocument = z.discriminatedUnion('type', [
  /** A lead with its score. The agent writes to leads that score at least `threshold`. */
  strictObject({ type: z.literal('score'), score, threshold: score, ...documentFields }),
  /** `conversation`: a support ticket. `form`: questions, each with its answer as `note`. `appointments`: a calendar. */
  strictObject({ type: z.enum(['conversation', 'form', 'appointments']), ...documentFields }),
  /** Three spellings of one customer's name, and the record that they are merged into. */
  strictObject({
    type: z.literal('merge'),
    spellings: exactlyThree(text({ max: 24 })),
    mergedName: text({ max: 24 }),
    ...documentFields,
  }),
  /** A measurement, before and after. `result` is the label of one of the case study's results. */
  strictObject({ type: z.literal('measurement'), result: text({ max: 48 }), ...documentFields }),
]);

const callToAction = strictObject({ title: text({ max: 64 }), text: text({ max: 200 }) });

/** A timeline's step. `time` is a clock time ("09:02") or an offset ("+12 days"). `by` is the one who acts. */
const step = strictObject({
  time: text({ max: 8 }).refine((time) => /^([01]\d|2[0-3]):[0-5]\d$|^\+\d+ days?$/.test(time), {
    error: 'must be a time such as 09:02 or an offset such as +12 days',
  }),
  title: text({ max: 64 }),
  detail: text({ max: 90 }),
  by: actor,
});

/** Loads the files of one folder in src/content. A file's name is the last part of its page's URL. */
function mdxFilesIn(folder: string): Loader {
  const loader = glob({ pattern: '*.mdx', base: `./src/content/${folder}` });
  return {
    ...loader,
    load: async (context) => {
      // Astro reads a file again only when the file itself has changed. What its front matter fills in comes from
      // src/data, so a cached build would print old values.
      context.store.clear();
      await loader.load(context);
    },
  };
}

const services = defineCollection({
  loader: mdxFilesIn('services'),
  schema: strictObject({
    /** The service's name, on cards and as the small line above its page's headline. */
    title: text({ max: 48 }),
    /** Its place among the services, from 1. */
    order: z.int().positive(),
    /** What the wizard's drop-down calls it; stored with the lead. */
    option: text({ max: 100 }),
    /** Its place in that drop-down, from 1. */
    optionOrder: z.int().positive(),
    metaTitle,
    metaDescription,
    tint: keyOf(tints),
    /** What the service does, on its card. */
    points: exactlyThree(text({ max: 60 })),
    /** Headline figures, on the card and in the page's hero. */
    stats: exactlyThree(figure),
    headline: text({ max: 64 }),
    intro: text({ max: 200 }),
    /** What it costs, to follow "Expect": "$8,000 to $30,000 to build". Null: you promise none. */
    price: phrase({ max: 80 }).nullable(),
    /** How long the work takes, as a headline: "Live cases from day 3, done by day 15". Null: you promise none. */
    duration: phrase({ max: 60 }).nullable(),
    /** A task from its first minute to the hand-off to a person. */
    timeline: strictObject({ title: text({ max: 40 }), steps: z.array(step).length(4) }),
    problem: strictObject({ title: text({ max: 64 }), points: exactlyThree(text({ max: 64 })) }),
    solution: strictObject({ title: text({ max: 64 }), points: exactlyThree(text({ max: 64 })) }),
    /** The document on the service's card and in its solution: see `sampleDocument`. */
    document: sampleDocument,
    benefits: exactlyThree(strictObject({ title: text({ max: 48 }), text: text({ max: 80 }) })),
    caseStudy: strictObject({
      client: text({ max: 60 }),
      challenge: text({ max: 140 }),
      solution: text({ max: 180 }),
      results: exactlyThree(figure),
    }),
    /** What happens in discovery, development and deployment: a sentence each. */
    work: exactlyThree(text({ max: 90 })),
    /** The client's systems that the service works with: one sentence. */
    connects: text({ max: 140 }),
    /** Other services that go well with this one. */
    worksWith: z.array(reference('services')).max(2).default([]),
    callToAction,
    /** The date of the last change to the text; the sitemap's lastmod. */
    updated: dayField,
  }).refine(
    ({ document, caseStudy }) =>
      document.type !== 'measurement' || caseStudy.results.some(({ label }) => label === document.result),
    { error: 'must be the label of one of the results', path: ['document', 'result'] },
  ),
});

const blog = defineCollection({
  loader: mdxFilesIn('blog'),
  schema: strictObject({
    title: text({ min: 10, max: 80 }),
    metaTitle,
    metaDescription,
    /** Two sentences for the card and below the headline. */
    excerpt: text({ min: 40, max: 220 }),
    /** Visitors see neither drafts nor articles with a future date. */
    draft: z.boolean().default(false),
    /** The day of publication: 2025-01-15. */
    date: dayField,
    /** The date of the last real change to the text, if there was one. */
    updated: dayField.optional(),
    category: text({ max: 32 }),
    tint: keyOf(tints),
    /** How the article's picture draws `table`. An article without figures has neither, and no picture. */
    chart: keyOf(articleCharts).optional(),
    /** The text shows it as <Table {...frontmatter.table} />. */
    table: strictObject({
      caption: text({ max: 80 }),
      head: z.array(text({ max: 40 })).min(2),
      /** Whether the last row adds up the ones above it. */
      total: z.boolean().default(false),
      rows: z.array(z.array(text({ min: 0, max: 120 }))).min(2),
    }).optional(),
    /** The services that the article links to, the best match first. */
    services: z.array(reference('services')).min(1).max(3),
    related: z.array(reference('blog')).max(2).default([]),
    callToAction,
  }).refine(({ chart, table }) => !chart || table, {
    error: 'is missing: `chart` draws it. For an article without figures, delete `chart`, too',
    path: ['table'],
  }),
});

const legal = defineCollection({
  loader: mdxFilesIn('legal'),
  schema: strictObject({
    title: text({ max: 48 }),
    metaTitle,
    metaDescription,
    /** One or two sentences below the headline. */
    intro: text({ max: 260 }),
    /** The date of the last change. Printed as "Last Updated: January 2025". */
    updated: dayField,
    /** Its place in the footer, from 1. */
    order: z.int().positive(),
  }),
});

export const collections = { services, blog, legal };
