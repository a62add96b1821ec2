import { useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import type { Answers } from '../../lib/leads/steps.ts';
import { createSubmission, saysTheSame, send, type Submission } from '../../lib/leads/device.ts';
import type { WizardEvent } from './wizard.ts';

/** One attempt for each press of Submit. The form stays open during it: what is on the screen at the end decides. */
export function useSubmission(
  dispatch: Dispatch<WizardEvent>,
  answersNow: () => Answers,
): [Submission, () => Promise<void>] {
  const [submission] = useState(() => createSubmission({ send }));

  const submit = async (): Promise<void> => {
    const attempt = submission.submit(answersNow());
    if (!attempt) return;
    dispatch({ type: 'submitted' });
    const outcome = await attempt;
    const answers = answersNow();
    const same = saysTheSame(answers, outcome.row);
    // At once: no key press may come between the comparison and the thanks.
    flushSync(() => {
      if (outcome.kind === 'failed') dispatch({ type: 'failed', kept: outcome.kept && same });
      else dispatch(same ? { type: 'stored', answers } : { type: 'storedUnchanged' });
    });
  };

  return [submission, submit];
}
