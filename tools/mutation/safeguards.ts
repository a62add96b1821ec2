/** What keeps a lead from being lost, doubled or read by a stranger, and how each is taken out. */

export interface Safeguard {
  name: string;
  file: string;
  /** The text that is the safeguard; it is in the file once. */
  text: string;
  /** The text that replaces it. */
  without: string;
  /** The words for `npm test --`: the stages and the test files that watch over it. */
  tests: string[];
}

const outbox = 'src/lib/leads/outbox.ts';
const sender = 'src/lib/leads/send-lead.ts';
const table = 'supabase/migrations/20250115090000_create_leads.sql';
const afterTheRow = 'supabase/migrations/20261122090000_after_the_row.sql';
const submission = 'src/lib/leads/submission.ts';

export const safeguards: Safeguard[] = [
  {
    name: 'The unique index over all six values',
    file: table,
    text: 'create unique index leads_once',
    without: 'create index leads_once',
    tests: ['database', 'leads-table', 'rest-interface', 'cut-anywhere'],
  },
  {
    name: 'One lead for each request',
    file: table,
    text: '(select count(*) from inserted) > 1',
    without: '(select count(*) from inserted) > 100000',
    tests: ['database', 'leads-table', 'rest-interface'],
  },
  {
    name: 'The brake by address',
    file: table,
    text: 'if hits > 300 then',
    without: 'if hits > 100000 then',
    tests: ['database', 'leads-table', 'rest-interface'],
  },
  {
    name: 'The right to insert, and no other',
    file: table,
    text: 'grant insert (full_name, company_name, email, service_interest, custom_request, created_at) on table public.leads',
    without: 'grant select, insert on table public.leads',
    tests: ['database', 'leads-table', 'rest-interface'],
  },
  {
    name: 'Row level security',
    file: table,
    text: 'alter table public.leads enable row level security;',
    without: '',
    tests: ['database', 'leads-table'],
  },
  {
    name: 'One tick at a time tells',
    file: afterTheRow,
    text: 'if not pg_try_advisory_xact_lock(8230417002025) then',
    without: 'if false then',
    tests: ['database', 'after-the-row'],
  },
  {
    name: 'A message without a proven answer is sent again',
    file: afterTheRow,
    text: 'and (n.due <= now() or n.due > now()',
    without: 'and n.tries = 0 and (n.due <= now() or n.due > now()',
    tests: ['database', 'after-the-row'],
  },
  {
    name: 'A web page is no proof that a message arrived',
    file: afterTheRow,
    text: " and coalesce(item.content, '') !~* '^\\s*<(!doctype|html|head|body)'",
    without: '',
    tests: ['database', 'after-the-row'],
  },
  {
    name: 'The tombstone of a deleted lead',
    file: afterTheRow,
    text: 'create trigger bury after delete on public.leads for each row execute function private.bury();',
    without: '',
    tests: ['database', 'leads-table'],
  },
  {
    name: 'Deleting does not follow a clock that jumps',
    file: afterTheRow,
    text: "least(now(), today + interval '1 hour')",
    without: 'now()',
    tests: ['database', 'leads-table'],
  },
  {
    name: 'The backend obeys the migrations’ grants',
    file: 'tools/leads/rest-api.ts',
    text: "    [PRIVATE.rlsState]: 'active',\n",
    without: '',
    tests: ['database', 'rest-interface'],
  },
  {
    name: 'One request at a time in the embedded backend',
    file: 'tools/leads/embedded-backend.ts',
    text: 'const alone = oneAtATime();',
    without: 'const alone: ReturnType<typeof oneAtATime> = async (task) => task();',
    tests: ['database', 'rest-interface'],
  },
  {
    name: 'Visitors reach the one table and nothing else',
    file: 'tools/leads/embedded-backend.ts',
    text: 'if (url?.pathname !== TABLE) return false;',
    without: "if (!url?.pathname.startsWith('/rest/v1')) return false;",
    tests: ['database', 'fence'],
  },
  {
    name: 'Staff are asked for the key of the run',
    file: 'tools/leads/open-store.ts',
    text: "request.headers['apikey'] === secretKey",
    without: "request.headers['apikey'] !== ''",
    tests: ['database', 'leads-command'],
  },
  {
    name: 'One process at a time has the data folder',
    file: 'tools/leads/data-folder.ts',
    text: "lock.exec('begin exclusive');",
    without: '',
    tests: ['unit', 'data-folder'],
  },
  {
    name: 'A spreadsheet calculates nothing, also behind what it does not show',
    file: 'tools/leads/leads-csv.ts',
    text: '[\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{C}]*[',
    without: '[',
    tests: ['unit', 'leads-output'],
  },
  {
    name: 'Proof by the raw status, not by supabase-js',
    file: sender,
    text: 'if (proven && raw.status === 201 && !(error && status === 201))',
    without: 'if (!error)',
    tests: ['unit', 'send-lead'],
  },
  {
    name: 'A 409 is proof only of the unique index',
    file: sender,
    text: "raw.status === 409 && error?.code === '23505'",
    without: 'raw.status === 409',
    tests: ['unit', 'send-lead'],
  },
  {
    name: 'No redirect is followed',
    file: sender,
    text: ", redirect: 'error'",
    without: '',
    tests: ['unit', 'send-lead'],
  },
  {
    name: 'keepalive',
    file: sender,
    text: 'keepalive: true, ',
    without: '',
    tests: ['unit', 'send-lead'],
  },
  {
    name: 'The limit of 15 seconds',
    file: sender,
    text: '.abortSignal(signal)',
    without: '',
    tests: ['unit', 'send-lead'],
  },
  {
    name: 'NUL is cleaned away',
    file: 'src/lib/leads/lead.ts',
    text: ".replaceAll('\\0', '')",
    without: '',
    tests: ['unit', 'database', 'leads/lead.test', 'form-and-table'],
  },
  {
    name: 'Half a surrogate pair is cleaned away',
    file: 'src/lib/leads/lead.ts',
    text: ".replace(/[\\ud800-\\udfff]/gu, '\\ufffd')",
    without: '',
    tests: ['unit', 'database', 'leads/lead.test', 'form-and-table'],
  },
  {
    name: 'Written down before it is sent',
    file: submission,
    text: 'row: await inTime(writeAhead(answers, attempt, now))',
    without: 'row: toRow(answers, new Date(now).toISOString())',
    tests: ['islands', 'lead-wizard/submitting'],
  },
  {
    name: 'The same answers keep their created_at',
    file: outbox,
    text: "let createdAt = dateOf(contentOf(toRow(answers, '')));",
    without: 'let createdAt: string | undefined;',
    tests: ['unit', 'outbox'],
  },
  {
    name: 'Edited answers take the place of the old ones',
    file: outbox,
    text: 'if (replaces && replaces !== createdAt) stores.outbox.delete(replaces);',
    without: '',
    tests: ['unit', 'outbox'],
  },
  {
    name: 'Nothing leaves the outbox without proof',
    file: outbox,
    text: "if (kind !== 'stored') continue;",
    without: '',
    tests: ['unit', 'outbox'],
  },
  {
    name: 'One tab at a time delivers what waits',
    file: outbox,
    text: 'if (!mine) return;',
    without: '',
    tests: ['unit', 'outbox'],
  },
  {
    name: 'Writes that survive a power cut',
    file: 'src/lib/leads/store.ts',
    text: "{ durability: 'strict' }",
    without: '{}',
    tests: ['unit', 'store'],
  },
  {
    name: 'A press does not wait for storage that hangs',
    file: 'src/lib/leads/store.ts',
    text: "reject(new Error('storage hangs'))",
    without: 'undefined',
    tests: ['unit', 'store'],
  },
  {
    name: 'A write that takes long is not given up',
    file: 'src/lib/leads/store.ts',
    text: '  work(stores);\n  transaction.commit();',
    without:
      '  work(stores);\n  const over = setTimeout(() => transaction.abort(), 100);\n  void done.finally(() => clearTimeout(over)).catch(() => undefined);',
    tests: ['build', 'browser', 'faults/storage'],
  },
  {
    name: 'One submission at a time',
    file: submission,
    text: 'if (busy) return undefined;',
    without: '',
    tests: ['build', 'browser', 'faults/twice'],
  },
  {
    name: 'Jotted down within the press',
    file: submission,
    text: 'jot(answers, attempt, now);',
    without: '',
    tests: ['build', 'browser', 'faults/leaving'],
  },
  {
    name: 'The next visit delivers',
    file: 'src/components/DeliverWaiting.astro',
    text: 'if (count.result > 0) void import(/* @vite-ignore */ deliver);',
    without: '',
    tests: ['build', 'browser', 'faults/leaving'],
  },
  {
    name: 'A script that failed is fetched again',
    file: 'src/lib/leads/load-sender.ts',
    text: '?again=${tries}',
    without: '',
    tests: ['build', 'browser', 'faults/script'],
  },
  {
    name: 'The thanks come only for what is on the screen',
    file: 'src/islands/lead-wizard/use-submission.ts',
    text: 'const same = saysTheSame(answersNow(), outcome.row);',
    without: 'const same = true;',
    tests: ['build', 'browser', 'faults/last-word'],
  },
  {
    name: 'A draft is handed over within the task of the key',
    file: 'src/lib/leads/store.ts',
    text: '  work(stores);\n  transaction.commit();',
    without: '  await Promise.resolve();\n  work(stores);\n  transaction.commit();',
    tests: ['unit', 'leads/draft', 'leads/store'],
  },
  {
    name: 'Each tab has a draft of its own',
    file: 'src/lib/leads/draft.ts',
    text: 'stores.draft.put(stored, tabKey())',
    without: "stores.draft.put(stored, 'draft')",
    tests: ['unit', 'leads/draft'],
  },
  {
    name: 'A stored lead takes only the drafts that say the same',
    file: outbox,
    text: "if ('answers' in kept && contentOf(toRow(kept.answers, '')) === content) draft.delete(key);",
    without: "if ('answers' in kept) draft.delete(key);",
    tests: ['unit', 'leads/draft'],
  },
  {
    name: 'What was discarded is obeyed while storage is busy',
    file: 'src/lib/leads/lifetime.ts',
    text: 'if (record.savedAt <= mark) store.delete(key);\n      else if',
    without: 'if',
    tests: ['unit', 'leads/draft'],
  },
  {
    name: 'Other tabs hear of a discarded lead',
    file: 'src/lib/leads/lifetime.ts',
    text: "  tellTabs({ type: 'discarded' });\n",
    without: '',
    tests: ['build', 'browser', 'faults/last-word'],
  },
  {
    name: 'Start over says that a lead waits',
    file: 'src/islands/lead-wizard/StartOver.tsx',
    text: '    setWaits(waiting);\n',
    without: '',
    tests: ['build', 'browser', 'faults/last-word'],
  },
  {
    name: 'A date that cannot be true becomes today’s',
    file: 'src/lib/leads/lifetime.ts',
    text: 'store.put({ ...record, savedAt: now }, key)',
    without: 'undefined',
    tests: ['unit', 'leads/draft', 'outbox'],
  },
  {
    name: 'The fingerprint ends without a visit to the wizard',
    file: 'src/components/DeliverWaiting.astro',
    text: "const stores = ['draft', 'outbox'];",
    without: "const stores = ['outbox'];",
    tests: ['build', 'browser', 'faults/clock'],
  },
];
