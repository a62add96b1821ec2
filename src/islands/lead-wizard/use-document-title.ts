import { useLayoutEffect } from 'react';
import { wizardTexts } from '../../data/wizard.ts';
import { questions } from '../../lib/lead/index.ts';
import { stepCount, type WizardState } from './state.ts';

/** The page's title as the server sent it. On the server, there is none. */
const servedTitle = globalThis.document?.title;

/** What stands before the title at this step: "Step 2 of 5: Company · ". At the first step, nothing. */
function stepTitle({ phase, step }: WizardState): string {
  if (phase === 'sent') return wizardTexts.sentTitle;
  if (step === 1) return '';
  const { shortLabel } = questions[step - 1]!;
  return `${wizardTexts.step(step, stepCount)}: ${shortLabel} · `;
}

/** Keeps the tab's title in step with the wizard. An error stands first in it, because screen readers read it first. */
export function useDocumentTitle(state: WizardState): void {
  const { phase, error } = state;
  const hasError = error !== null || phase === 'failed' || phase === 'refused';
  const title = `${hasError ? wizardTexts.error : ''}${stepTitle(state)}${servedTitle}`;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
