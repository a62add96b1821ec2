import { expect, it } from 'vitest';
import { submitDraft, type Draft } from '../../../src/lib/submission/draft.ts';
import {
  initialSessionState,
  reducer,
  toFormStatus,
  type SessionEvent,
  type FormStatus,
} from '../../../src/lib/submission/reducer.ts';
import { answers, lastStep } from '../../example-lead.ts';

const draft: Draft = { id: 'own', savedAt: 1, answers, step: lastStep };
const sent = submitDraft(draft, answers, lastStep);
const submission = sent.submission!;
const submit: SessionEvent[] = [
  { type: 'submitted', draft: sent },
  { type: 'saved', isSaved: true },
];
const changed = { ...answers, fullName: 'Grace Hopper' };
const edit: SessionEvent = { type: 'formChanged', answers: changed, step: lastStep };
const undo: SessionEvent = { type: 'formChanged', answers, step: lastStep };
const failed: SessionEvent = { type: 'requestEnded', submission, outcome: 'failed' };
const refused: SessionEvent = { ...failed, outcome: 'refused' };
const stored: SessionEvent = { ...failed, outcome: 'stored' };
const own = submission.createdAt;
const read = (drafts: Draft[], ...confirmationIds: string[]) => ({
  type: 'storageRead' as const,
  draftBefore: sent,
  drafts,
  confirmationIds,
  unshownIds: confirmationIds,
});

it.each<[string, SessionEvent[], FormStatus['phase'], Partial<FormStatus>?]>([
  ['Submit', submit, 'sending'],
  ['a failure', [...submit, failed], 'failed', { isSaved: true }],
  ['a failure where nothing can be kept', [submit[0]!, failed], 'failed'],
  ['a refusal', [...submit, refused], 'refused', { isSaved: true }],
  ['a 201', [...submit, stored], 'sent'],
  ['another request after the 201', [...submit, stored, { type: 'opened', draft }], 'editing'],
  ['an edit', [...submit, edit], 'editing', { notice: 'edited' }],
  ['a 201 after an edit', [...submit, edit, stored], 'editing', { notice: 'edited' }],
  ['an edit that is undone', [...submit, edit, undo], 'failed', { isSaved: true }],
  [
    'an edit of an earlier visit that is undone',
    [{ type: 'opened', draft: sent }, edit, undo],
    'failed',
    { isSaved: true },
  ],
  ['Discard', [...submit, failed, { type: 'discarded', draft }], 'editing'],
  ['nothing new on the device', [...submit, read([sent])], 'sending'],
  ['nothing on a device that cannot keep', [submit[0]!, read([])], 'sending'],
  ['what was on the device before Submit', [...submit, { ...read([]), draftBefore: draft }], 'sending'],
  ['its own confirmation', [...submit, read([], own)], 'sent'],
  ['its own confirmation and an older one', [...submit, read([], own, 'older')], 'sent', { notice: 'earlierSent' }],
  ['its own confirmation after an edit', [...submit, edit, read([], own)], 'editing', { notice: 'sentBeforeEdits' }],
  ['another confirmation', [read([], 'older')], 'editing', { notice: 'earlierSent' }],
  ['the confirmation of a draft that was edited since', [read([{ ...sent, answers: changed }], own)], 'editing'],
  ['its own confirmation, which another page has shown', [...submit, { ...read([], own), unshownIds: [] }], 'sent'],
  [
    'its draft being submitted with other answers elsewhere',
    [...submit, read([{ ...sent, answers: changed, submission: { answers: changed, createdAt: 'later' } }])],
    'failed',
    { isSaved: true },
  ],
  ['its draft being gone', [...submit, read([])], 'editing', { notice: 'changedInOtherTab' }],
  [
    'its draft being refused elsewhere',
    [...submit, read([reducer({ ...initialSessionState, draft: sent }, refused).draft!])],
    'refused',
    { isSaved: true },
  ],
])('after %s, a page shows what became of its lead', (_, events, phase, shown) => {
  expect(toFormStatus(events.reduce(reducer, initialSessionState))).toEqual({
    phase,
    isSaved: false,
    notice: null,
    ...shown,
  });
});
