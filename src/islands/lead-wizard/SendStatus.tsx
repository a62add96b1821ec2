import { useEffect, useRef } from 'react';
import { wizard } from '../../data/wizard.ts';
import { markShown } from '../../lib/submission/index.ts';
import { mailtoLink, failureText, texts } from '../../lib/lead/index.ts';
import { visuallyHidden } from './LeadWizard.critical.css.ts';
import * as styles from './SendStatus.css.ts';
import type { WizardState } from './state.ts';

/** What became of Submit. It is below the buttons, so that they do not move when it appears. */
export function SendStatus({
  state: { phase, isSaved, notice, summary },
  email,
}: {
  state: WizardState;
  email: string;
}) {
  const { problem, promise, way } = failureText(phase, isSaved);
  const box = useRef<HTMLDivElement>(null);
  const phaseBefore = useRef(phase);
  // Only right after a request: the same problem also comes back when an edit is undone, while the visitor types.
  useEffect(() => {
    const wasSending = phaseBefore.current === 'sending';
    phaseBefore.current = phase;
    if (wasSending && problem) box.current?.focus();
  }, [phase, problem]);

  // Once a page has shown its news, no other page does.
  useEffect(() => {
    if (notice === 'earlierSent' || notice === 'sentBeforeEdits') markShown().catch(() => undefined);
  }, [notice]);

  return (
    <>
      <div className={styles.statusBox} role="alert" tabIndex={-1} ref={box}>
        {problem && (
          <>
            <p className={styles.errorTitle}>{problem}</p>
            {promise && (
              <p>
                <span className={styles.stampBox} aria-hidden="true">
                  {wizard.saved}
                </span>
                {promise}
              </p>
            )}
            <p>
              {way} <a href={mailtoLink(summary, `mailto:${email}`)}>{email}</a>
            </p>
          </>
        )}
      </div>
      <p aria-live="polite">
        {notice && texts[notice]}
        {phase === 'sending' && <span className={visuallyHidden}>{texts.sending}</span>}
      </p>
    </>
  );
}
