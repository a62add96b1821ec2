/** One English on the whole site: American, plain, and one spelling for each thing. */
import { expect, test } from 'vitest';
import { pages, wordsOf } from './built-site.ts';

/** What is not written here, and what is written instead. */
const banned: [RegExp, string][] = [
  [/\bmend(s|ed|ing)?\b/i, 'fix, correct or repair'],
  [/\bsums?\b/i, 'math'],
  [/\bcall-out fee/i, 'service fee'],
  [/\bpaper diary|\bdiary\b/i, 'calendar'],
  [/\bstock program/i, 'inventory software'],
  [/\ba tick\b|\bticked\b/i, 'a check mark, checked'],
  [/\bregisters\b/i, 'registries'],
  [/\binterfaces?\b/i, 'API'],
  [/\bjob ads?\b/i, 'job postings'],
  [/\bhand-offs?\b/i, 'handoff'],
  [/\be-mails?\b/i, 'email'],
  [/\bmakes no copy\b|\bsends a new one\b/i, 'adds no duplicate, sends a replacement'],
  [/\bsomebody’s name on it\b|\bwatched by people\b|\braises a hand\b|\bleave traces\b/i, 'the plain fact'],
  [
    /\bkeep themselves\b|\bonly truth\b|\bwaste no visitor\b|\bweight limit\b|\bdesign that argues\b/i,
    'the plain fact',
  ],
  [/\bmost of our clients\b|\bmost pipelines we\b|\bmost offices we\b|\bmost businesses we\b/i, 'often'],
  [/\bin the client’s own figures\b/i, 'one project’s results'],
  [/\b(unlock|supercharge|leverage|seamless(ly)?|cutting-edge|game-chang\w+|in today’s)\b/i, 'what it does'],
  [/\bwhoever\b/i, 'the person who'],
  [/[”’][.,](?=\s|$)/, 'the period or comma inside the quotation marks'],
  [/!(?=\s|$)/, 'a period'],
];

/** What a page says, in itself and in search results. */
const texts = pages.map(({ route, root }) => {
  const head = root.querySelectorAll('title, meta[name=description]');
  const said = head.map((element) => element.getAttribute('content') ?? element.text);
  return { route, words: [...said, wordsOf(root)].join(' ') };
});

test.each(banned)('no page writes %s', (pattern, instead) => {
  const found = texts.flatMap(({ route, words }) => {
    const place = words.search(pattern);
    return place < 0 ? [] : [`${route}: "${words.slice(Math.max(0, place - 40), place + 40)}": write ${instead}`];
  });
  expect(found).toEqual([]);
});

test('a list of three single words has no comma before its last', () => {
  const found = texts.flatMap(({ route, words }) =>
    [...words.matchAll(/\b[a-z]+, [a-z]+, (?:and|or) [a-z]+\b(?=[.,;:])/g)].map(([list]) => `${route}: ${list}`),
  );
  expect(found).toEqual([]);
});

test('only the form itself says how many questions it asks', () => {
  const page = texts.find(({ route }) => route === '/get-started')?.words;
  expect(page).toMatch(/\bquestions\b/);
  expect(page).not.toMatch(/\b(four|five|six|seven)\b/i);
});
