import { useEffect, useRef } from 'react';
import { wizardTexts } from '../../data/wizard.ts';
import { failureText, mailtoLink, texts } from '../../lib/lead/index.ts';
import { markShown } from '../../lib/submission/index.ts';
import { visuallyHidden } from './LeadWizard.critical.css.ts';
import * as styles from './SendStatus.css.ts';
import type { WizardState } from './state.ts';

interface Props {
  state: WizardState;
  /** The agency's address, for a lead that cannot be sent. */
  email: string;
}

/** What became of Submit. It is below the buttons, so that they do not move when it appears. */
export function SendStatus({ state, email }: Props) {
  const { phase, isSaved, notice, summary } = state;
  const { problem, reassurance, emailPrompt } = failureText(phase, isSaved);
  const problemRef = useRef<HTMLDivElement>(null);
  const previousPhase = useRef(phase);
  const focusedWhenSent = useRef<Element>(null);

  // Focuses the problem right after a request. The same problem also comes back when an edit is undone, while the
  // visitor types: then the focus stays. So it does where the visitor has gone on meanwhile, such as back to a field.
  useEffect(() => {
    const { activeElement, body } = document;
    const wasSending = previousPhase.current === 'sending';
    previousPhase.current = phase;
    if (phase === 'sending') focusedWhenSent.current = activeElement;
    const hasGoneOn = activeElement !== focusedWhenSent.current && activeElement !== body;
    if (wasSending && problem && !hasGoneOn) problemRef.current?.focus();
  }, [phase, problem]);

  // Notes on the device that the confirmation was shown, so that no other page shows it.
  useEffect(() => {
    const isOfConfirmation = notice === 'earlierSent' || notice === 'sentBeforeEdits';
    if (isOfConfirmation) markShown().catch(() => undefined);
  }, [notice]);

  return (
    <>
      <div className={styles.statusBox} role="alert" tabIndex={-1} ref={problemRef}>
        {problem && (
          <>
            <p className={styles.errorTitle}>{problem}</p>
            {reassurance && (
              <p>
                <span className={styles.stampBox} aria-hidden="true">
                  {wizardTexts.saved}
                </span>
                {reassurance}
              </p>
            )}
            <p>
              {emailPrompt} <a href={mailtoLink(summary, `mailto:${email}`)}>{email}</a>
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
