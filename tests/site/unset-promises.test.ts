/**
 * Finds sentences that promise clients something that no setting promises, so that the owner promises nothing by accident.
 * What the owner means to promise is in `promises` in src/data/site.ts and in the `price` and `duration` of a service, and
 * pages print it from there. The patterns know common English wordings. They cannot find every promise.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { standardTexts, promises, reply } from '../../src/data/promises.ts';
import { texts } from '../../src/lib/lead/index.ts';
import { allPages, folder } from './built-site.ts';
import { servicePromises } from './front-matter.ts';

/** Sentences that look like a promise and are meant as they are, word for word. */
const intendedSentences = [
  // Laws on breaches of data set this time, and no setting holds it.
  'the clients affected within 72 hours of becoming aware of it, and authorities and other people as the law requires.',
];

/** Articles also advise their readers, so in articles only a sentence about the agency can be a promise. */
const aboutAgency = /\b(we|our|ours|us)\b/i;
const aboutAgencyOrClients = /\b(we|our|ours|us|you|your|yours|clients?|projects?|maintenance)\b/i;

const number = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const duration = String.raw`${number}(?: to ${number})?[ -](?:business )?(?:minute|hour|day|night|week|month)s?\b`;
/** "in two weeks", unless the sentence calls it an aim or an example. */
const timeLimit = String.raw`^(?!.*\b(?:aim|target|example|would)\b).*\b(?:in|within|takes?) (?:about |over )?${duration}`;

interface Wording {
  /** What such a sentence promises. */
  promised: string;
  /** The settings that make this promise; undefined if none does. */
  settings?: string;
  pattern: RegExp;
}

const wordings: Wording[] = [
  {
    promised: 'a guarantee',
    pattern:
      /^(?!.*\b(not|no) guarantee).*\bguarantee|\bmoney back\b|\bfree of charge\b|\bwe (promise|waive|refund)\b/i,
  },
  {
    promised: 'a price',
    settings: 'promises.prices, or the price of a service',
    pattern: /\b(fixed|lowest|setup|our) prices?\b|\bprices? includes?\b|\bcosts? (about )?\$\d|\$\d.*\bto build\b/i,
  },
  {
    promised: 'terms of payment',
    settings: 'promises.payment',
    pattern: /\b(you|clients?) (only )?(pay|owe)s?\b/i,
  },
  {
    promised: 'a test that decides whether clients pay',
    settings: 'promises.acceptance',
    pattern: /\blive trial\b|\bonly if\b|\bminimum result\b/i,
  },
  {
    promised: 'a time limit',
    settings: 'promises.reply, promises.duration or promises.response, or the duration of a service',
    pattern: new RegExp(timeLimit, 'i'),
  },
  {
    promised: 'ownership',
    settings: 'promises.ownership',
    pattern: /\b(is|are) yours\b|\b(you|clients?) (will )?(own|keep) the\b/i,
  },
  {
    promised: 'maintenance',
    settings: 'promises.maintenance',
    pattern: /\bmaintenance (costs|covers|includes|ends)\b|\b(days|weeks|months)’ notice\b/i,
  },
  {
    promised: 'a repair',
    settings: 'promises.response',
    pattern: /\bwe (will )?(repair|restore|fix)\b|\bpromptly\b/i,
  },
  {
    promised: 'who does the work',
    settings: 'promises.team',
    pattern: /\b(reads your request|leads your project)\b/i,
  },
];

/** The text of a page, each block on a line of its own. */
function blocksOf(page: HTMLElement): string {
  const copy = parse(page.outerHTML, { comment: false });
  for (const hidden of copy.querySelectorAll('head, script, style')) hidden.remove();
  const html = copy.innerHTML.replace(/\s+/g, ' ');
  const blockTags = /<\/?(?!(?:a|b|i|em|strong|span|bdi|code)\b)[^>]+>/g;
  const inlineTags = /<[^>\n]+>/g;
  const lines = html.replace(blockTags, '\n').replace(inlineTags, '');
  // Parsed again, because this decodes entities.
  return parse(lines).text;
}

const setPromises = [reply, ...Object.values(standardTexts), ...Object.values(promises), ...servicePromises()];
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text without those of the settings and of promises.ts, and without quotations. */
function unsetSentencesOf(text: string): string[] {
  let unset = text;
  for (const promise of setPromises) {
    if (promise) unset = unset.replaceAll(promise, '');
  }
  const lines = unset.replace(/“[^”\n]*”/g, '“”').split('\n');
  return lines.flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));
}

/** Says what a sentence promises and what to do about it. Undefined if it promises nothing. */
function problemOf(sentence: string, source: string): string | undefined {
  if (intendedSentences.includes(sentence)) return undefined;
  const subject = source.startsWith('/blog') ? aboutAgency : aboutAgencyOrClients;
  if (!subject.test(sentence)) return undefined;
  const wording = wordings.find(({ pattern }) => pattern.test(sentence));
  if (!wording) return undefined;
  const { promised, settings } = wording;
  const makeSetting = settings ? `, set ${settings}` : '';
  return `${source}: "${sentence}" promises ${promised}: reword it${makeSetting}, or add it to intendedSentences`;
}

const messages = Object.values(texts).filter((text) => typeof text === 'string');
const sources = [
  { source: '/llms.txt', text: readFileSync(join(folder, 'llms.txt'), 'utf8') },
  { source: 'src/lib/lead/texts.ts', text: messages.join('\n') },
];
for (const { route, root } of allPages) {
  const description = root.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  sources.push({ source: route, text: `${blocksOf(root)}\n${description}` });
}

test('no sentence promises clients anything but what the settings promise', () => {
  const problems = new Set<string>();
  for (const { source, text } of sources) {
    for (const sentence of unsetSentencesOf(text)) {
      const problem = problemOf(sentence, source);
      if (problem) problems.add(problem);
    }
  }
  expect([...problems]).toEqual([]);
});
