import { describe, expect, it } from 'vitest';
import { emptyAnswers } from '../../../src/lib/leads/lead.ts';
import { firstState, reduce, type WizardEvent, type WizardState } from '../../../src/islands/lead-wizard/wizard.ts';

const answers = emptyAnswers;
const after = (...events: WizardEvent[]): WizardState => events.reduce(reduce, firstState);
const stepped = (to: number): WizardEvent => ({ type: 'stepped', to, answers });
const opened = (step: number): WizardEvent => ({ type: 'opened', step, answers });
const refused: WizardEvent = { type: 'refused', message: 'Please enter your full name', silent: false };

describe('walking', () => {
  it('begins at step 1', () => {
    expect(firstState).toMatchObject({ step: 1, phase: 'asking', ready: false });
  });

  it('opens where the visitor was', () => {
    expect(after(opened(3))).toMatchObject({ step: 3, ready: true });
  });

  it.each([
    [0, 1],
    [-2, 1],
    [6, 5],
    [Number.NaN, 1],
    [2.7, 2],
  ])('takes step %d for step %d', (asked, step) => {
    expect(after(opened(asked)).step).toBe(step);
    expect(after(opened(4), stepped(asked)).step).toBe(step);
  });

  it('leaves messages behind', () => {
    const failed = after(opened(5), { type: 'submitted' }, { type: 'failed', kept: true });
    expect(reduce(failed, stepped(4)).failure).toBeNull();
    expect(after(opened(2), refused, stepped(1)).error).toBeNull();
  });
});

describe('a message', () => {
  const state = after(opened(1), refused);

  it('stays while the answer is not good', () => {
    expect(reduce(state, { type: 'edited', good: false }).error).toEqual(state.error);
  });

  it('goes when the answer is corrected', () => {
    expect(reduce(state, { type: 'edited', good: true }).error).toBeNull();
  });

  it('never comes from typing', () => {
    expect(after(opened(1), { type: 'edited', good: false }).error).toBeNull();
  });
});

describe('a submission', () => {
  const sending = after(opened(5), { type: 'submitted' });

  it('ends in the thanks', () => {
    const state = reduce(sending, { type: 'stored', firstWord: 'Ada' });
    expect(state).toMatchObject({ phase: 'sent', firstWord: 'Ada', redirecting: true });
  });

  it('or in a failure that can be tried again', () => {
    const state = reduce(sending, { type: 'failed', kept: true });
    expect(state).toMatchObject({ phase: 'asking', step: 5, failure: { kept: true } });
    expect(reduce(state, { type: 'submitted' })).toMatchObject({ phase: 'sending', failure: null });
  });

  it('leaves the form open when the answers were changed in the meantime, and says so until the next press', () => {
    const state = reduce(sending, { type: 'storedUnchanged' });
    expect(state).toMatchObject({ phase: 'asking', news: 'unchanged', failure: null });
    expect(reduce(state, { type: 'submitted' }).news).toBeNull();
  });

  it('takes its promise back when the lead was discarded in another tab', () => {
    const failed = reduce(sending, { type: 'failed', kept: true });
    expect(reduce(failed, { type: 'withdrawn' }).failure).toEqual({ kept: false });
    expect(reduce(sending, { type: 'withdrawn' }).failure).toBeNull();
  });

  it('promises nothing about answers that were edited since', () => {
    const failed = reduce(sending, { type: 'failed', kept: true });
    expect(reduce(failed, { type: 'edited', good: true }).failure).toEqual({ kept: false });
  });

  it('goes on while the visitor looks at an earlier step', () => {
    expect(reduce(sending, stepped(4))).toMatchObject({ phase: 'sending', step: 4 });
  });
});

describe('the thanks', () => {
  const sent = after(opened(5), { type: 'submitted' }, { type: 'stored', firstWord: 'Ada' });

  it('never give way to the form again', () => {
    const events: WizardEvent[] = [stepped(1), opened(1), refused, { type: 'submitted' }, { type: 'restarted' }];
    for (const event of events) expect(reduce(sent, event)).toEqual(sent);
  });

  it('stay when the visitor says so', () => {
    expect(reduce(sent, { type: 'stayed' })).toEqual({ ...sent, redirecting: false });
  });

  it('are shown again, without name and redirect, on the way back', () => {
    expect(after({ type: 'returned' })).toMatchObject({
      phase: 'sent',
      firstWord: '',
      redirecting: false,
      ready: true,
    });
  });

  it('come when the lead that failed is delivered after all', () => {
    const failed = after(opened(5), { type: 'submitted' }, { type: 'failed', kept: true });
    expect(reduce(failed, { type: 'stored', firstWord: 'Ada' })).toMatchObject({ phase: 'sent', firstWord: 'Ada' });
  });

  it('do not come when another lead is delivered', () => {
    expect(after(opened(2), { type: 'delivered' })).toMatchObject({ phase: 'asking', step: 2, news: 'earlier' });
  });
});

it('forgets everything when the visitor starts over', () => {
  const state = after(opened(4), refused, { type: 'restarted' });
  expect(state).toEqual({ ...firstState, ready: true });
});
