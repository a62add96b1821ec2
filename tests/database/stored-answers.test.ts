/** The table stores every answer that the form accepts, unchanged: a refused row would be a lost lead. */
import { array, asyncProperty, assert, constantFrom, integer, oneof, record, string } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { firstInvalidIndex, questions, toRow, type Answers, type Question } from '../../src/lib/lead/index.ts';
import { startPglite } from './test-projects.ts';

const project = await startPglite();
afterAll(project.close);

/** Characters that databases and forms may treat differently: spaces, controls, lone surrogates, invisible ones. */
const awkward = constantFrom(
  ...'\0\t\v\u001c\u001f\u007f\u0085\u00a0\u00ad\u061c\u1680\u180e\u2003\u2028\u200b\u200d\u202e\u2060\u205f\u3000\u3164',
  ...'\ufeff\ufffe\ud83d \ude00 😀\u0301\u{10ffff}@. \'"\\%{},\n',
);
const unit = oneof(awkward, string({ unit: 'binary', minLength: 1, maxLength: 1 }), constantFrom('a', 'Z', '7'));
const join = (parts: string[]): string => parts.join('');
const text = (most: number) => array(unit, { maxLength: most }).map(join);
/** Texts just below and above the limit, including some whose code points and code units differ in number. */
const long = (limit: number) =>
  integer({ min: limit - 2, max: limit + 2 }).chain((length) =>
    constantFrom('x'.repeat(length), '😀'.repeat(length), `${'é'.repeat(length - 1)}\ud83d`),
  );
const email = (limit: number) =>
  oneof(
    array(text(5), { minLength: 3, maxLength: 3 }).map(([a, b, c]) => `${a}a@${b}b.${c}c`),
    integer({ min: limit - 20, max: limit - 4 }).map((length) => `${'x'.repeat(length)}@b.co`),
  );

function answer({ type, maxLength, options }: Question) {
  if (type === 'email') return email(maxLength);
  if (type === 'select') return constantFrom(...(options ?? []), 'This & that', 'x'.repeat(maxLength));
  return oneof({ weight: 6, arbitrary: text(12) }, { weight: 1, arbitrary: long(maxLength) });
}

/** With an answer to a question that an open page asks, but the list no longer. */
const answers = record({
  ...Object.fromEntries(questions.map((question) => [question.field, answer(question)])),
  retired: text(12),
}).map((generated) => generated as unknown as Answers);

it('is so for answers of every kind', { timeout: 60_000 }, async () => {
  let accepted = 0;
  await assert(
    asyncProperty(answers, async (submitted) => {
      if (firstInvalidIndex(submitted) < questions.length) return;
      accepted += 1;
      const { created_at, ...content } = toRow(submitted, new Date(accepted).toISOString());
      const columns = Object.keys(content).join();
      const parameters = Object.keys(content).map((_column, index) => `$${index + 2}`);
      const stored = await project.query(
        `insert into public.leads (created_at, ${columns}) values ($1, ${parameters.join()}) returning ${columns}`,
        [created_at, ...Object.values(content)],
      );
      expect(stored).toEqual([content]);
    }),
    { numRuns: 3000 },
  );
  // Without accepted answers, the property above would hold but prove nothing.
  expect(accepted).toBeGreaterThan(300);
});
