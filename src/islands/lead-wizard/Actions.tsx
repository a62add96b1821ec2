import type { MouseEvent, Ref } from 'react';
import { button } from '../../components/Button.css.ts';
import * as styles from './LeadWizard.css.ts';
import { stepCount, type WizardState } from './wizard.ts';

interface Props {
  state: WizardState;
  onPrevious: () => void;
  onAdvanceClick: (event: MouseEvent) => void;
  advanceRef: Ref<HTMLButtonElement>;
}

/** Previous and Next; at the last step Submit, which waits while it sends. The plain form has Submit alone. */
export function Actions({ state: { ready, step, phase }, onPrevious, onAdvanceClick, advanceRef }: Props) {
  const sending = phase === 'sending';
  const last = step === stepCount;
  return (
    <div className={styles.actions}>
      <button
        className={`${button.quiet} ${styles.action} ${styles.stepsOnly}`}
        type="button"
        disabled={step === 1 || sending}
        onClick={onPrevious}
      >
        Previous
      </button>
      <button
        className={`${button.primary} ${styles.action}`}
        type="submit"
        disabled={sending && last}
        onClick={onAdvanceClick}
        ref={advanceRef}
      >
        <span className={styles.stepsOnly}>{!last ? 'Next' : sending ? 'Submitting...' : 'Submit'}</span>
        {!ready && <span className={styles.plainOnly}>Submit</span>}
      </button>
    </div>
  );
}
