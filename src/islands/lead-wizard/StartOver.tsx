import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './LeadWizard.css.ts';

interface Props {
  /** Whether there is anything to lose; read when pressed. */
  isEmpty: () => boolean;
  onConfirm: () => void;
}

/** Discards all answers on this device, after a question when there are any. */
export function StartOver({ isEmpty, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);

  const ask = (): void => {
    if (isEmpty()) return onConfirm();
    flushSync(() => setAsking(true));
    keep.current?.focus();
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
        <button className={styles.quiet} type="button" onClick={ask} ref={start}>
          Start over
        </button>
      </div>
    );
  }
  return (
    <div className={styles.startOver}>
      <span id="start-over-question">Discard all answers on this device?</span>
      <button className={styles.quiet} type="button" onClick={stop} ref={keep} aria-describedby="start-over-question">
        Keep them
      </button>
      <button className={styles.quiet} type="button" onClick={confirm}>
        Discard
      </button>
    </div>
  );
}
