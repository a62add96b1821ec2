import { useState } from 'react';
import { textButton } from '../../components/TextButton.first.css.ts';
import * as styles from './LeadWizard.first.css.ts';

const focus = (element: HTMLElement | null): void => element?.focus();

/** Discards all that this device keeps of the form, after a question. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [state, setState] = useState<'idle' | 'asking' | 'kept'>('idle');

  if (state !== 'asking') {
    return (
      <div className={styles.startOver}>
        <button
          className={textButton}
          type="button"
          onClick={() => setState('asking')}
          ref={state === 'kept' ? focus : null}
        >
          Start over
        </button>
      </div>
    );
  }
  return (
    <div className={styles.startOver}>
      <span id="start-over-question">
        Discard all answers on this device, and any request that is waiting to be sent?
      </span>
      <button
        className={textButton}
        type="button"
        onClick={() => setState('kept')}
        ref={focus}
        aria-describedby="start-over-question"
      >
        Keep them
      </button>
      <button
        className={textButton}
        type="button"
        onClick={() => {
          setState('idle');
          onConfirm();
        }}
      >
        Discard
      </button>
    </div>
  );
}
