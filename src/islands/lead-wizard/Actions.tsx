import type { MouseEvent, Ref } from 'react';
import { button } from '../../components/Button.first.css.ts';
import * as styles from './LeadWizard.first.css.ts';
import { stepCount } from './wizard.ts';

interface Props {
  step: number;
  sending: boolean;
  onPrevious: () => void;
  onAdvanceClick: (event: MouseEvent) => void;
  advanceRef: Ref<HTMLButtonElement>;
}

/** Previous and Next; at the last step Submit, which waits while it sends. */
export function Actions({ step, sending, onPrevious, onAdvanceClick, advanceRef }: Props) {
  const last = step === stepCount;
  return (
    <div className={styles.actions}>
      <button
        className={`${button.quiet} ${styles.action}`}
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
        {!last ? 'Next' : sending ? 'Submitting...' : 'Submit'}
      </button>
    </div>
  );
}
