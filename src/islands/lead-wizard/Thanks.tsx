import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { button } from '../../components/Button.css.ts';
import { slip } from '../../components/Slip.css.ts';
import { firstWord, type Answers } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.css.ts';
import { Rows } from './Progress.tsx';
import { redirectPause, stepCount } from './wizard.ts';

/** The thank-you screen: the heading has the focus, and the way home can be stopped. */
export function Thanks({ answers }: { answers: Answers }) {
  const [isLeaving, setLeaving] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const home = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => home.current?.click(), redirectPause);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  const stay = (): void => {
    setLeaving(false);
    heading.current?.focus();
  };

  return (
    <div className={styles.thanks}>
      <h1 className={styles.arrived} tabIndex={-1} ref={heading} aria-describedby="thanks-text">
        <span>
          Thanks, <bdi>{firstWord(answers.fullName)}</bdi>!
        </span>
      </h1>
      <div id="thanks-text">
        <p className={styles.specialist}>A specialist will contact you shortly.</p>
        {isLeaving && <p className={styles.redirect}>Redirecting to homepage...</p>}
      </div>
      <p className={styles.thanksActions}>
        <a className={button.primary} href="/" ref={home}>
          Go to the homepage now
        </a>
        {isLeaving && (
          <button className={button.quiet} type="button" onClick={stay}>
            Stay on this page
          </button>
        )}
      </p>
      <div className={`${slip} ${styles.copy}`}>
        <Rows step={stepCount + 1} answers={answers} />
        <p className={styles.received} />
      </div>
    </div>
  );
}
