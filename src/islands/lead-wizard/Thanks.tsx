import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { button } from '../../components/Button.critical.css.ts';
import { textButton } from '../../components/TextButton.critical.css.ts';
import { wizard } from '../../data/wizard.ts';
import { firstName, texts, type Answers } from '../../lib/lead/index.ts';
import { locale } from '../../lib/locale.ts';
import { AnswerSummary } from './Progress.tsx';
import * as styles from './Thanks.css.ts';
import { updateHistoryEntry, goToFirstHistoryEntry } from './use-steps.ts';
import { REDIRECT_DELAY_MS } from './state.ts';

/** Events that show that the visitor is still reading; each of them stops the redirect. */
const activityEvents = ['keydown', 'pointerdown', 'pointercancel', 'touchstart', 'wheel', 'focusin'] as const;

/** The thank-you screen. It focuses its heading and goes to the home page, unless the visitor does anything. */
export function Thanks({ answers, reply }: { answers: Answers; reply: string }) {
  const [isLeaving, setLeaving] = useState(true);
  const [time] = useState(() => new Date().toLocaleTimeString(locale, { timeStyle: 'short', hourCycle: 'h23' }));
  const heading = useRef<HTMLHeadingElement>(null);
  const home = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
    updateHistoryEntry({ sent: true });
    goToFirstHistoryEntry();
  }, []);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => home.current?.click(), REDIRECT_DELAY_MS);
    const stay = ({ type, target }: Event): void => {
      clearTimeout(timer);
      const isOnButton = target instanceof Element && target.closest('button');
      // A press on the button ends with its click, for which the button must still be there. Scrolling is no press.
      if (!isOnButton || type === 'wheel' || type === 'pointercancel') setLeaving(false);
    };
    for (const sign of activityEvents) addEventListener(sign, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of activityEvents) removeEventListener(sign, stay);
    };
  }, [isLeaving]);

  const onStay = (): void => {
    setLeaving(false);
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.thanks}>
      <div className={styles.confirmation}>
        <h1 tabIndex={-1} ref={heading} aria-describedby="thanks-text">
          {texts.thanks(firstName(answers.fullName))}
        </h1>
        <p className={styles.intro} id="thanks-text">
          {reply}
        </p>
        <a className={button.primary} href="/" ref={home}>
          {wizard.home}
        </a>
      </div>
      <div className={styles.answersCopy}>
        <AnswerSummary answers={answers} stamp={wizard.received(time)} />
      </div>
      {isLeaving && (
        <div className={styles.redirectNotice}>
          <p>{wizard.leaving}</p>
          <button className={textButton} type="button" onClick={onStay}>
            {wizard.stay}
          </button>
        </div>
      )}
    </div>
  );
}
