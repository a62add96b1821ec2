import { useState } from 'react';
import { textButton } from '../../components/TextButton.css.ts';
import { inTime, loadWaiting } from '../../lib/leads/device.ts';
import * as styles from './LeadWizard.css.ts';

interface Props {
  /** Whether no answer would be lost; read when pressed. */
  isEmpty: () => boolean;
  /** Whether a lead may wait, for when storage does not answer. */
  mayWait: () => boolean;
  onConfirm: () => void;
}

const focus = (element: HTMLElement | null): void => element?.focus();

/** Discards all answers on this device, after a question when there are any or a lead waits. */
export function StartOver({ isEmpty, mayWait, onConfirm }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'kept'>('idle');
  const [waits, setWaits] = useState(false);

  const ask = async (): Promise<void> => {
    if (!isEmpty()) setState('asking');
    const waiting = await inTime(loadWaiting()).then(({ length }) => length > 0, mayWait);
    setWaits(waiting);
    if (!isEmpty()) return;
    if (waiting) setState('asking');
    else onConfirm();
  };
  const confirm = (): void => {
    setState('idle');
    onConfirm();
  };

  if (state !== 'asking') {
    return (
      <div className={styles.startOver}>
        <button className={textButton} type="button" onClick={() => void ask()} ref={state === 'kept' ? focus : null}>
          Start over
        </button>
      </div>
    );
  }
  return (
    <div className={styles.startOver}>
      <span id="start-over-question">
        {`Discard all answers on this device${waits ? ', and the request that is waiting to be sent' : ''}?`}
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
      <button className={textButton} type="button" onClick={confirm}>
        Discard
      </button>
    </div>
  );
}
