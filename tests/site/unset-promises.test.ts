/**
 * What the owner promises clients is in `promises` in src/data/site.ts, and pages print it from there. This test finds
 * sentences that promise clients something else. Reword such a sentence, or set the promise.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { neutral, promises, reply } from '../../src/data/promises.ts';
import { texts } from '../../src/lib/lead/index.ts';
import { allPages, folder } from './built-site.ts';
import { servicePromises } from './front-matter.ts';

/** Who promises or is promised something. Articles also advise their readers, so there "you" alone does not count. */
const agency = /\b(we|our|ours|us)\b/i;
const agencyOrClient = /\b(we|our|ours|us|you|your|yours)\b/i;
const number = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const time = String.raw`${number}( to ${number})?[ -](?:business )?(?:minute|hour|day|night|week|month)s?\b`;

/** What such a sentence may not say. */
const promised = [
  /\b(pays?|have paid)\b(?! for (into|itself))|\b(owes?|waives?|guarantee\w*|free of charge)\b|\b(we|our)\b.*\brefund/i,
  /\b(fixed|lowest|setup|our) prices?\b|\bprices? includes?\b|\bcosts? (about )?\$\d/i,
  /\b(notice|repairs?|alerts?|promptly)\b|\bleads your project\b|\ba second person\b/i,
  /\b(is|are) yours\b|\b(you|clients?) (own|keep (the|your data)|gets? back|switch back|can go back|can revoke)\b|\bown a\b/i,
  new RegExp(String.raw`^(?!.*\b(aim|target|example|would)\b).*\b(in|within|takes?|least) (about |over )?${time}`, 'i'),
  /\b(we|us) (must|stop|start|reply|email|move|restore|practice|waive|turn down|advise against|find out|keep trying|will(?! not))\b/i,
  /\bwe (buy|let|share|sell) no\b|\bwe (read|test|check) (\d|every\b)|\bwe\b.{0,40}\bsign\b|\bsees? nothing\b|\bonly if\b/i,
];
/** What no sentence may say: words of a contract. */
const contractual = [
  /\b(checks? [12]|(first|second|last|two|in) thirds?|live trial|minimum result)\b/i,
  /\bagreed (share|number|limits?|hours|rate|price)\b|\bkeep the (rules|code)\b|\btake over maintenance\b/i,
  /\b\d+ of (the )?\d+ (companies|cases|tests)\b|\bno (message|record|lead)s? (is|are|reach)\w*\b/i,
  /\bmust (bring|have|be|match|fall|arrive|resolve|reach|need)\b.*(\d|\bten\b|\bright\b)|\d[\d.%]*( of the \w+)? must\b/i,
  /\b(discovery|maintenance) (costs|covers|includes|ends)\b|(\bcosts?|\$\d).*\bto build\b|\bpay nothing\b/i,
  /\busually within\b|\bnever (an?|trains?|promises?)\b|\bgets? an alert\b/i,
  new RegExp(String.raw`\bfree ${time} call`, 'i'),
];

/** Commitments that stay: the Terms must say them, or the law wants them, word for word. */
const allowed = [
  // The Terms give no guarantee, and the agency may end access without notice.
  'We do not guarantee that the website is complete, free of errors or always available.',
  'We may suspend or end your access to the website at our sole discretion, without notice.',
  // Minors can cancel most contracts.
  'You must be at least 18 years old and, if you act for a company, authorized to do so.',
];

/** The text of a page, each block on a line of its own. */
function linesOf(element: HTMLElement): string {
  const copy = parse(element.outerHTML, { comment: false });
  for (const code of copy.querySelectorAll('head, script, style')) code.remove();
  const html = copy.innerHTML.replace(/\s+/g, ' ').replace(/<\/?(?!(a|b|i|em|strong|span|bdi|code)\b)[^>]+>/g, '\n');
  return parse(html.replace(/<[^>\n]+>/g, '')).text;
}

/** The prices and lengths of services. */
const ofServices = servicePromises();

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The sentences of a text, without those of promises.ts, without what services' files promise, and without what people
 * say in quotation marks.
 */
function sentencesOf(text: string): string[] {
  const known = [reply, ...Object.values(neutral), ...Object.values(promises), ...ofServices].filter(
    (one) => one !== null,
  );
  const rest = known.reduce((left, one) => left.replaceAll(one, ''), text).replace(/“[^”\n]*”/g, '“”');
  return rest.split('\n').flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));
}

function isCommitment(sentence: string, route: string): boolean {
  const people = route.startsWith('/blog') ? agency : agencyOrClient;
  const isPromised = people.test(sentence) && promised.some((words) => words.test(sentence));
  return isPromised || contractual.some((words) => words.test(sentence));
}

const sources = [
  ...allPages.map(({ route, root }) => {
    const description = root.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    return { route, text: `${linesOf(root)}\n${description}` };
  }),
  { route: '/llms.txt', text: readFileSync(join(folder, 'llms.txt'), 'utf8') },
  {
    route: 'src/lib/lead/texts.ts',
    text: Object.values(texts)
      .filter((one) => typeof one === 'string')
      .join('\n'),
  },
];

test('No page promises clients anything but what the settings promise', () => {
  const found = sources.flatMap(({ route, text }) =>
    sentencesOf(text)
      .filter((sentence) => isCommitment(sentence, route) && !allowed.includes(sentence))
      .map((sentence) => `${route}: ${sentence}`),
  );
  expect([...new Set(found)], 'Reword these sentences, or set the promise in src/data/site.ts').toEqual([]);
});
