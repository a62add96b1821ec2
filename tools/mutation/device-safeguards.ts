/** The safeguards of what a visitor's browser keeps and sends. */
import { safeguards } from './safeguard.ts';

const lifetime = 'src/lib/leads/lifetime.ts';
const submission = 'src/lib/leads/submission.ts';
const store = 'src/lib/leads/store.ts';
const visit = 'src/components/DeliverWaiting.astro';

export const deviceSafeguards = [
  ...safeguards('src/lib/leads/send-lead.ts', 'unit send-lead', {
    'Proof by the raw status, not by supabase-js': [
      'if (raw && isProof(raw, error?.code, !(error && status === 201)))',
      'if (!error)',
    ],
    'No redirect is followed': [", redirect: 'error'"],
    keepalive: ['keepalive: true, '],
    'The limit of 15 seconds': ['.abortSignal(signal)'],
  }),
  ...safeguards('src/lib/leads/proof.ts', 'unit send-lead', {
    'A 409 is proof only of the unique index': ["answer.status === 409 && code === '23505'", 'answer.status === 409'],
  }),
  ...safeguards('src/lib/leads/lead.ts', 'unit database leads/lead.test form-and-table', {
    'NUL is cleaned away': [".replaceAll('\\0', '')"],
    'Half a surrogate pair is cleaned away': [".replace(/[\\ud800-\\udfff]/gu, '\\ufffd')"],
  }),
  ...safeguards(submission, 'islands lead-wizard/submitting', {
    'Written down before it is sent': [
      'row: await inTime(writeAhead(answers, attempt, now))',
      'row: toRow(answers, new Date(now).toISOString())',
    ],
  }),
  ...safeguards(submission, 'build browser faults/twice', {
    'One submission at a time': ['if (busy) return undefined;'],
  }),
  ...safeguards(submission, 'build browser faults/leaving', {
    'Jotted down within the press': ['jot(answers, attempt, now);'],
  }),
  ...safeguards('src/lib/leads/outbox.ts', 'unit outbox leads/draft', {
    'The same answers keep their created_at': [
      "let createdAt = dateOf(contentOf(toRow(answers, '')));",
      'let createdAt: string | undefined;',
    ],
    'Edited answers take the place of the old ones': [
      'if (replaces && replaces !== createdAt) stores.outbox.delete(replaces);',
    ],
    'Nothing leaves the outbox without proof': ["if (kind !== 'stored') continue;"],
    'One tab at a time delivers what waits': ['if (!mine) return;'],
    'What the visitor is changing is left to the next Submit': ['edited || !isEdited(one)', 'true'],
    'A stored lead takes only the drafts that say the same': [
      "if ('answers' in kept && saysTheSame(kept.answers, row)) draft.delete(key);",
      "if ('answers' in kept) draft.delete(key);",
    ],
  }),
  ...safeguards('src/lib/leads/draft.ts', 'unit leads/draft', {
    'Each tab has a draft of its own': ['stores.draft.put(stored, tabKey())', "stores.draft.put(stored, 'draft')"],
  }),
  ...safeguards(store, 'unit leads/draft leads/store', {
    'Writes that survive a power cut': ["{ durability: 'strict' }", '{}'],
    'A press does not wait for storage that hangs': ["reject(new Error('storage hangs'))", 'undefined'],
    'A draft is handed over within the task of the key': [
      '  work(stores);\n  transaction.commit();',
      '  await Promise.resolve();\n  work(stores);\n  transaction.commit();',
    ],
  }),
  ...safeguards(store, 'build browser faults/storage', {
    'A write that takes long is not given up': [
      '  work(stores);\n  transaction.commit();',
      '  work(stores);\n  const over = setTimeout(() => transaction.abort(), 100);\n  void done.finally(() => clearTimeout(over)).catch(() => undefined);',
    ],
  }),
  ...safeguards(lifetime, 'unit leads/draft outbox', {
    'What was discarded is obeyed while storage is busy': [
      'if (record.savedAt <= mark) store.delete(key);\n      else if',
      'if',
    ],
    'A date that cannot be true becomes today’s': ['store.put({ ...record, savedAt: now }, key)', 'undefined'],
  }),
  ...safeguards(lifetime, 'build browser faults/last-word', {
    'Other tabs hear of a discarded lead': ["  tellTabs({ type: 'withdrawn' });\n"],
  }),
  ...safeguards(visit, 'build browser faults/leaving', {
    'The next visit delivers': ['if (count.result > 0) void import(/* @vite-ignore */ deliver);'],
  }),
  ...safeguards(visit, 'build browser faults/clock', {
    'The fingerprint ends without a visit to the wizard': [
      "const stores = ['draft', 'outbox'];",
      "const stores = ['outbox'];",
    ],
  }),
  ...safeguards('src/lib/leads/load-sender.ts', 'build browser faults/script', {
    'A script that failed is fetched again': ['    loading = undefined;\n'],
  }),
  ...safeguards('src/lib/leads/load-sender.ts', 'build browser engine-faults', {
    'Each further try has its own address': ['?again=${tries}'],
  }),
  ...safeguards('src/islands/lead-wizard/use-submission.ts', 'build browser faults/last-word', {
    'The thanks come only for what is on the screen': [
      'const same = saysTheSame(answers, outcome.row);',
      'const same = true;',
    ],
  }),
  ...safeguards('src/islands/lead-wizard/StartOver.tsx', 'build browser faults/last-word', {
    'Start over says that a lead waits': ['    setWaits(waiting);\n'],
  }),
  ...safeguards('src/lib/leads/background.ts', 'build browser faults/background', {
    'A closed tab leaves its lead to the worker': [
      ".then(({ sync }) => sync.register('leads'))",
      '.then(() => undefined)',
    ],
  }),
  ...safeguards('src/lib/leads/worker.ts', 'build browser faults/background', {
    'The worker tries a second time': ['  if (!(await clear())) throw', '  throw'],
  }),
  ...safeguards('src/islands/lead-wizard/use-redirect.ts', 'build browser faults/page-cache', {
    'Back to the thanks finds no redirect under way': ["    addEventListener('pagehide', stay);\n"],
  }),
];
