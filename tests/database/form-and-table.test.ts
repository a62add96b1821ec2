/** The table stores every answer that the form accepts, unchanged: a refused row would be a lost lead. */
import { array, asyncProperty, assert, constantFrom, integer, oneof, record, string } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { firstUnanswered, steps, toRow, type Answers, type Field } from '../../src/lib/lead/index.ts';
import { startPglite } from './projects.ts';

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
const limitOf = (field: Field) => steps.find((step) => step.field === field)!.limit;
/** Texts just below and above the limit, including some whose code points and code units differ in number. */
const long = (field: Field) =>
  integer({ min: limitOf(field) - 2, max: limitOf(field) + 2 }).chain((length) =>
    constantFrom('x'.repeat(length), '😀'.repeat(length), `${'é'.repeat(length - 1)}\ud83d`),
  );
const answer = (field: Field) => oneof({ weight: 6, arbitrary: text(12) }, { weight: 1, arbitrary: long(field) });
const email = oneof(
  array(text(5), { minLength: 3, maxLength: 3 }).map(([a, b, c]) => `${a}a@${b}b.${c}c`),
  integer({ min: 300, max: 316 }).map((length) => `${'x'.repeat(length)}@b.co`),
);

const answers = record<Answers>({
  fullName: answer('fullName'),
  companyName: answer('companyName'),
  email,
  service: constantFrom('CRM Integrations', 'Website Design & Optimization', 'x'.repeat(100)),
  customRequest: answer('customRequest'),
});

it('is so for answers of every kind', { timeout: 60_000 }, async () => {
  let accepted = 0;
  const columns = 'full_name, company_name, email, service_interest, custom_request';
  await assert(
    asyncProperty(answers, async (given) => {
      if (firstUnanswered(given) < steps.length) return;
      accepted += 1;
      const { created_at, ...content } = toRow(given, new Date(accepted).toISOString());
      const kept = await project.query(
        `insert into public.leads (${columns}, created_at) values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
        [...Object.values(content), created_at],
      );
      expect(kept).toEqual([content]);
    }),
    { numRuns: 3000 },
  );
  // Without accepted answers, the property above would hold but prove nothing.
  expect(accepted).toBeGreaterThan(300);
});
