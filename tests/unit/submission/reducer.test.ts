import { expect, it } from 'vitest';
import { submitted, type Draft } from '../../../src/lib/submission/draft.ts';
import { firstPage, reduce, reportOf, type PageEvent, type Report } from '../../../src/lib/submission/reducer.ts';
import { answers, lastStep } from '../../example-lead.ts';

const draft: Draft = { id: 'own', savedAt: 1, answers, step: lastStep };
const sent = submitted(draft, answers, lastStep);
const submission = sent.submission!;
const submit: PageEvent[] = [
  { type: 'submitted', draft: sent },
  { type: 'kept', isKept: true },
];
const changed = { ...answers, fullName: 'Grace Hopper' };
const edit: PageEvent = { type: 'typed', answers: changed, step: lastStep };
const undo: PageEvent = { type: 'typed', answers, step: lastStep };
const failed: PageEvent = { type: 'answered', submission, outcome: 'failed' };
const refused: PageEvent = { ...failed, outcome: 'refused' };
const stored: PageEvent = { ...failed, outcome: 'stored' };
const own = submission.createdAt;
const read = (drafts: Draft[], ...confirmations: string[]) => ({
  type: 'read' as const,
  since: sent,
  drafts,
  confirmations,
  unshown: confirmations,
});

it.each<[string, PageEvent[], Report['phase'], Partial<Report>?]>([
  ['Submit', submit, 'sending'],
  ['a failure', [...submit, failed], 'failed', { kept: true }],
  ['a failure where nothing can be kept', [submit[0]!, failed], 'failed'],
  ['a refusal', [...submit, refused], 'refused', { kept: true }],
  ['a 201', [...submit, stored], 'sent'],
  ['another request after the 201', [...submit, stored, { type: 'opened', draft }], 'asking'],
  ['an edit', [...submit, edit], 'asking', { news: 'edited' }],
  ['a 201 after an edit', [...submit, edit, stored], 'asking', { news: 'edited' }],
  ['an edit that is undone', [...submit, edit, undo], 'failed', { kept: true }],
  [
    'an edit of an earlier visit that is undone',
    [{ type: 'opened', draft: sent }, edit, undo],
    'failed',
    { kept: true },
  ],
  ['Discard', [...submit, failed, { type: 'discarded', draft }], 'asking'],
  ['nothing new on the device', [...submit, read([sent])], 'sending'],
  ['nothing on a device that cannot keep', [submit[0]!, read([])], 'sending'],
  ['what was on the device before Submit', [...submit, { ...read([]), since: draft }], 'sending'],
  ['its own confirmation', [...submit, read([], own)], 'sent'],
  ['its own confirmation and an older one', [...submit, read([], own, 'older')], 'sent', { news: 'delivered' }],
  ['its own confirmation after an edit', [...submit, edit, read([], own)], 'asking', { news: 'deliveredBefore' }],
  ['another confirmation', [read([], 'older')], 'asking', { news: 'delivered' }],
  ['the confirmation of a draft that was edited since', [read([{ ...sent, answers: changed }], own)], 'asking'],
  ['its own confirmation, which another page has shown', [...submit, { ...read([], own), unshown: [] }], 'sent'],
  [
    'its draft being submitted with other answers elsewhere',
    [...submit, read([{ ...sent, answers: changed, submission: { answers: changed, createdAt: 'later' } }])],
    'failed',
    { kept: true },
  ],
  ['its draft being gone', [...submit, read([])], 'asking', { news: 'elsewhere' }],
  [
    'its draft being refused elsewhere',
    [...submit, read([reduce({ ...firstPage, draft: sent }, refused).draft!])],
    'refused',
    { kept: true },
  ],
])('after %s, a page shows what became of its lead', (_, events, phase, shown) => {
  expect(reportOf(events.reduce(reduce, firstPage))).toEqual({ phase, kept: false, news: null, ...shown });
});
