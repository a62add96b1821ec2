import { useEffect, useRef, useState } from 'react';
import { textButton } from '../../components/TextButton.css.ts';
import { steps, texts } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.css.ts';
import { answersNow, type WizardState } from './wizard.ts';

interface Props {
  state: WizardState;
  /** Where answers go that cannot be sent from here. */
  email: string;
}

/** What became of the press, below the button: nothing moves under the finger. */
export function Outcome({ state: { outcome, kept, news }, email }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome || news === 'deliveredBefore') box.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, news]);

  return (
    <div className={styles.outcome} ref={box}>
      <div className={styles.alert} role="alert">
        {outcome === 'failed' && texts.failed}
        {outcome === 'refused' && (
          <>
            {texts.refused} <a href={`mailto:${email}`}>{email}</a>. <CopyButton />
          </>
        )}
      </div>
      <p className={styles.kept} aria-live="polite">
        {kept && texts.kept}
      </p>
      <p className={styles.delivered} aria-live="polite">
        {news && texts[news]}
      </p>
    </div>
  );
}

function CopyButton() {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const answers = answersNow();
    const lines = steps.map(({ field, question }) => `${question}\n${answers[field]}`);
    await navigator.clipboard.writeText(lines.join('\n\n'));
    setCopied(true);
  };
  return (
    <button className={textButton} type="button" onClick={() => void copy().catch(() => undefined)}>
      {isCopied ? 'Copied' : 'Copy my answers'}
    </button>
  );
}
