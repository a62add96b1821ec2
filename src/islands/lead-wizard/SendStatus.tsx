import { useEffect, useRef } from 'react';
import { wizard } from '../../data/wizard.ts';
import { forgetReceipts } from '../../lib/delivery/index.ts';
import { mailWith, problemOf, texts } from '../../lib/lead/index.ts';
import * as styles from './SendStatus.css.ts';
import type { WizardState } from './state.ts';

/** What became of Submit. It is below the buttons, so that they do not move when it appears. */
export function SendStatus({ state: { phase, kept, news, slip }, email }: { state: WizardState; email: string }) {
  const { problem, promise, way } = problemOf(phase, kept);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);

  // Once a page has shown its news, no other page does.
  useEffect(() => {
    if (news?.startsWith('delivered')) forgetReceipts().catch(() => undefined);
  }, [news]);

  return (
    <>
      <div className={styles.outcome} role="alert" tabIndex={-1} ref={box}>
        {problem && (
          <>
            <p className={styles.failed}>{problem}</p>
            {promise && (
              <p>
                <span className={styles.stamped} aria-hidden="true">
                  {wizard.kept}
                </span>
                {promise}
              </p>
            )}
            <p>
              {way} <a href={mailWith(slip, `mailto:${email}`)}>{email}</a>
            </p>
          </>
        )}
      </div>
      <p aria-live="polite">{news && texts[news]}</p>
    </>
  );
}
