import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { button } from '../../components/Button.critical.css.ts';
import { wizardTexts } from '../../data/wizard.ts';
import { texts } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.critical.css.ts';
import { stepCount, type WizardState } from './state.ts';

interface Props {
  state: WizardState;
  onPrevious: () => void;
  /** A click of the button that submits the form: Next, and Submit at the last step. */
  onAdvanceClick: (event: MouseEvent) => void;
}

/** The wizard's buttons. The no-script form has only Submit. */
export function Actions({ state, onPrevious, onAdvanceClick }: Props) {
  const { readiness, phase, step, pressedStep } = state;
  const isSending = phase === 'sending';
  const isBusy = isSending || pressedStep > 0;
  const isLastStep = step === stepCount;
  const isPreviousDisabled = step === 1 || isSending;
  const previousRef = useRef<HTMLButtonElement>(null);
  const advanceLabel = isLastStep ? wizardTexts.buttons.submit : wizardTexts.buttons.next;

  // After a reload, Firefox enables the server's button again if it was enabled before, and React does not notice that.
  useLayoutEffect(() => {
    previousRef.current!.disabled = isPreviousDisabled;
  }, [isPreviousDisabled]);

  return (
    <div className={styles.actions}>
      <button
        ref={previousRef}
        className={`${button.quiet} ${styles.actionButton} ${styles.stepsOnly}`}
        type="button"
        disabled={isPreviousDisabled}
        onClick={onPrevious}
      >
        {wizardTexts.buttons.previous}
      </button>
      <button
        className={`${button.primary} ${styles.actionButton}`}
        type="submit"
        // Not `disabled`, which would take the focus away: a screen reader would say nothing of what happens.
        aria-disabled={isBusy || undefined}
        onClick={onAdvanceClick}
      >
        <span className={styles.stepsOnly}>{isSending ? texts.sending : advanceLabel}</span>
        {readiness === 'static' && <span className={styles.noScriptOnly}>{wizardTexts.buttons.submit}</span>}
      </button>
    </div>
  );
}
