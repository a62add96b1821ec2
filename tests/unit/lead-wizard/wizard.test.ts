/** What no test of the island can bring about by pressing: tests/islands/lead-wizard has the rest. */
import { describe, expect, it } from 'vitest';
import { missing } from '../../wizard-words.ts';
import { emptyAnswers } from '../../../src/lib/leads/lead.ts';
import { firstState, reduce, type WizardEvent, type WizardState } from '../../../src/islands/lead-wizard/wizard.ts';

const answers = emptyAnswers;
const after = (...events: WizardEvent[]): WizardState => events.reduce(reduce, firstState);
const stepped = (to: number): WizardEvent => ({ type: 'stepped', to, answers });
const opened = (step: number): WizardEvent => ({ type: 'opened', step, answers });
const refused: WizardEvent = { type: 'refused', message: missing.fullName, silent: false };
const sending = after(opened(5), { type: 'submitted' });
const failed = reduce(sending, { type: 'failed', kept: true });

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

describe('a message', () => {
  it('is left behind with its step', () => {
    expect(reduce(failed, stepped(4)).failure).toBeNull();
    expect(after(opened(2), refused, stepped(1)).error).toBeNull();
  });

  it('stays while the answer is not good', () => {
    const state = after(opened(1), refused);
    expect(reduce(state, { type: 'edited', good: false }).error).toEqual(state.error);
  });
});

describe('a submission', () => {
  it('leaves the form open when the answers were changed in the meantime, and says so until the next press', () => {
    const state = reduce(sending, { type: 'storedUnchanged' });
    expect(state).toMatchObject({ phase: 'asking', news: 'unchanged', failure: null });
    expect(reduce(state, { type: 'submitted' }).news).toBeNull();
  });

  it('takes its promise back when the lead was discarded in another tab', () => {
    expect(reduce(failed, { type: 'withdrawn' }).failure).toEqual({ kept: false });
    expect(reduce(sending, { type: 'withdrawn' }).failure).toBeNull();
  });

  it('goes on while the visitor looks at an earlier step', () => {
    expect(reduce(sending, stepped(4))).toMatchObject({ phase: 'sending', step: 4 });
  });
});

describe('the thanks', () => {
  it('never give way to the form again', () => {
    const sent = reduce(sending, { type: 'stored', answers });
    const events: WizardEvent[] = [stepped(1), opened(1), refused, { type: 'submitted' }, { type: 'restarted' }];
    for (const event of events) expect(reduce(sent, event)).toEqual(sent);
  });

  it('show what was sent, the last answer too', () => {
    const sent = reduce(sending, { type: 'stored', answers: { ...answers, customRequest: 'Two offices' } });
    expect(sent.answers.customRequest).toBe('Two offices');
  });

  it('do not come when another lead is delivered', () => {
    expect(after(opened(2), { type: 'delivered' })).toMatchObject({ phase: 'asking', step: 2, news: 'earlier' });
  });
});
