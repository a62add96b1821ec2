import { useLayoutEffect, useRef, type Dispatch } from 'react';
import { firstWord } from '../../lib/leads/steps.ts';
import { button } from '../../components/Button.first.css.ts';
import { slip } from '../../components/Slip.first.css.ts';
import * as styles from './LeadWizard.first.css.ts';
import { Rows } from './Rows.tsx';
import { useRedirect } from './use-redirect.ts';
import { stepCount, type WizardEvent, type WizardState } from './wizard.ts';

interface Props {
  state: WizardState;
  dispatch: Dispatch<WizardEvent>;
}

/** The thank-you screen: the heading has the focus, and the way home can be stopped. */
export function Thanks({ state: { redirecting, answers }, dispatch }: Props) {
  const name = firstWord(answers.fullName);
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
      <h1 className={styles.arrived} tabIndex={-1} ref={heading} aria-describedby="thanks-text">
        {name ? (
          <span>
            Thanks, <bdi>{name}</bdi>!
          </span>
        ) : (
          'Thanks!'
        )}
      </h1>
      <div id="thanks-text">
        <p className={styles.specialist}>A specialist will contact you shortly.</p>
        {redirecting && <p className={styles.redirect}>Redirecting to homepage...</p>}
      </div>
      <p className={styles.thanksActions}>
        <a className={button.primary} href="/" ref={home}>
          Go to the homepage now
        </a>
        {redirecting && (
          <button className={button.quiet} type="button" onClick={stay}>
            Stay on this page
          </button>
        )}
      </p>
      {name && (
        <div className={`${slip} ${styles.copy}`}>
          <Rows step={stepCount + 1} answers={answers} />
          <p className={styles.received} />
        </div>
      )}
    </div>
  );
}
