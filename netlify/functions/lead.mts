/** Stores what a page without script posts: one lead, under the limits for its visitor's address. */
import type { Config } from '@netlify/functions';
import { emptyAnswers, fields, firstUnanswered, steps, toRow } from '../../src/lib/lead/index.ts';
import { projectOf, type Context, type Environment } from '../database.ts';

export const config: Config = {
  path: '/lead',
  method: 'POST',
  rateLimit: { action: 'rewrite', to: '/not-sent', aggregateBy: ['ip', 'domain'], windowSize: 60, windowLimit: 20 },
};

const ANSWER_MS = 9_000;

/** The same headers as in public/_headers. Without them, WebKit empties the form when the visitor goes back to it. */
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Redirects to /thank-you when the lead is stored, and to /not-sent otherwise, also after an exception. */
export default async function lead(request: Request, context: Context = {}, environment: Environment = process.env) {
  const problem = await store(request, context, environment).catch((error: unknown) => String(error));
  if (problem) console.error(`A form was not stored: ${problem}`);
  const location = problem ? '/not-sent' : '/thank-you';
  return new Response(null, { status: 303, headers: { location, ...isolation } });
}

/** Returns undefined when the lead is stored; otherwise the reason, without personal data. */
async function store(request: Request, context: Context, environment: Environment): Promise<string | undefined> {
  const database = projectOf(context, environment, ANSWER_MS);
  if (!database) return 'a preview has no project of its own';
  // Tools that hide the visited address send "null".
  const origin = URL.parse(request.headers.get('origin') ?? '');
  if (origin && origin.host !== new URL(request.url).host) return 'it is from another site';
  const form = await request.formData();
  const answers = { ...emptyAnswers };
  for (const field of fields) {
    const text = form.get(field);
    if (typeof text === 'string') answers[field] = text;
  }
  const open = steps[firstUnanswered(answers)];
  if (open) return `the answer to ${open.field} is missing or not valid`;

  const row = toRow(answers, new Date().toISOString());
  const { error } = await database.rpc('post_lead', { lead: row, address: context.ip ?? '' });
  return error ? `${error.code || 'no connection'} ${error.hint ?? ''}` : undefined;
}
