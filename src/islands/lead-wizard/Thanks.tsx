import { useLayoutEffect, useRef, type Dispatch } from 'react';
import { button } from '../../components/Button.css.ts';
import { lead, muted } from '../../styles/band.css.ts';
import * as styles from './LeadWizard.css.ts';
import { useRedirect } from './use-redirect.ts';
import type { WizardEvent } from './wizard.ts';

interface Props {
  firstWord: string;
  redirecting: boolean;
  dispatch: Dispatch<WizardEvent>;
}

/** The thank-you screen: the heading has the focus, and the way home can be stopped. */
export function Thanks({ firstWord, redirecting, dispatch }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const home = useRef<HTMLAnchorElement>(null);
  useRedirect(redirecting, home, dispatch);
  useLayoutEffect(() => heading.current?.focus(), []);

  const stay = (): void => {
    dispatch({ type: 'stayed' });
    heading.current?.focus();
  };

  return (
    <div className={styles.thanks}>
      <h1 tabIndex={-1} ref={heading} aria-describedby="thanks-text">
        {firstWord ? (
          <>
            Thanks, <bdi>{firstWord}</bdi>!
          </>
        ) : (
          'Thanks!'
        )}
      </h1>
      <div id="thanks-text" className={`${lead} ${muted}`}>
        <p>A specialist will contact you shortly.</p>
        {redirecting && <p>Redirecting to homepage...</p>}
      </div>
      <p className={styles.thanksActions}>
        <a className={button.primary} href="/" ref={home}>
          Go to the homepage now
        </a>
        {redirecting && (
          <button className={`${button.quiet} ${styles.clear}`} type="button" onClick={stay}>
            Stay on this page
          </button>
        )}
      </p>
    </div>
  );
}
