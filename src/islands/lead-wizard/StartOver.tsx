import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inTime, loadWaiting } from '../../lib/leads/device.ts';
import * as styles from './LeadWizard.css.ts';

interface Props {
  /** Whether no answer would be lost; read when pressed. */
  isEmpty: () => boolean;
  /** Whether a lead may wait, for when storage does not answer. */
  mayWait: () => boolean;
  onConfirm: () => void;
}

/** Discards all answers on this device, after a question when there are any or a lead waits. */
export function StartOver({ isEmpty, mayWait, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  const [waits, setWaits] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);

  const show = (): void => {
    flushSync(() => setAsking(true));
    keep.current?.focus();
  };
  const ask = async (): Promise<void> => {
    if (!isEmpty()) show();
    const waiting = await inTime(loadWaiting()).then(({ length }) => length > 0, mayWait);
    setWaits(waiting);
    if (!isEmpty()) return;
    if (waiting) show();
    else onConfirm();
  };
  const stop = (): void => {
    flushSync(() => setAsking(false));
    start.current?.focus();
  };
  const confirm = (): void => {
    setAsking(false);
    onConfirm();
  };

  if (!asking) {
    return (
      <div className={styles.startOver}>
        <button className={styles.quiet} type="button" onClick={() => void ask()} ref={start}>
          Start over
        </button>
      </div>
    );
  }
  return (
    <div className={styles.startOver}>
      <span id="start-over-question">
        Discard all answers on this device{waits && ', and the request that is waiting to be sent'}?
      </span>
      <button className={styles.quiet} type="button" onClick={stop} ref={keep} aria-describedby="start-over-question">
        Keep them
      </button>
      <button className={styles.quiet} type="button" onClick={confirm}>
        Discard
      </button>
    </div>
  );
}
