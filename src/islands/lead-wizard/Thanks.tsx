import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { button } from '../../components/Button.critical.css.ts';
import { textButton } from '../../components/TextButton.css.ts';
import { wizardTexts } from '../../data/wizard.ts';
import { firstName, texts, type Answers } from '../../lib/lead/index.ts';
import { locale } from '../../lib/locale.ts';
import { AnswerSummary } from './AnswerSummary.tsx';
import { goToFirstHistoryEntry, updateHistoryEntry } from './history-entry.ts';
import { REDIRECT_DELAY_MS } from './state.ts';
import * as styles from './Thanks.css.ts';

/** Events that show that the visitor is still reading; each of them stops the redirect. */
const activityEvents = ['keydown', 'pointerdown', 'pointercancel', 'touchstart', 'wheel', 'focusin'] as const;

const timeNow = (): string => new Date().toLocaleTimeString(locale, { timeStyle: 'short', hourCycle: 'h23' });

interface Props {
  /** The answers that were sent. */
  answers: Answers;
  /** When a person answers. */
  reply: string;
}

/** The thank-you screen. It focuses its heading and goes to the home page, unless the visitor does anything. */
export function Thanks({ answers, reply }: Props) {
  const [isRedirecting, setIsRedirecting] = useState(true);
  const [receivedAt] = useState(timeNow);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const homeLinkRef = useRef<HTMLAnchorElement>(null);

  // Shows the screen from its top, and notes in the browser's history that the lead was sent.
  useLayoutEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
    updateHistoryEntry({ sent: true });
    goToFirstHistoryEntry();
  }, []);

  // Redirects after a while. Any activity stops that.
  useEffect(() => {
    if (!isRedirecting) return undefined;
    const timer = setTimeout(() => homeLinkRef.current?.click(), REDIRECT_DELAY_MS);
    const onActivity = ({ type, target }: Event): void => {
      clearTimeout(timer);
      const isOnButton = target instanceof Element && target.closest('button') !== null;
      const isScrolling = type === 'wheel' || type === 'pointercancel';
      // A press on the button ends with its click, for which the button must still be there.
      const isButtonPress = isOnButton && !isScrolling;
      if (!isButtonPress) setIsRedirecting(false);
    };
    for (const name of activityEvents) addEventListener(name, onActivity, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of activityEvents) removeEventListener(name, onActivity);
    };
  }, [isRedirecting]);

  const onStayClick = (): void => {
    setIsRedirecting(false);
    headingRef.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.thanks}>
      <div className={styles.confirmation}>
        <h1 tabIndex={-1} ref={headingRef} aria-describedby="thanks-text">
          {texts.thanks(firstName(answers.fullName))}
        </h1>
        <p className={styles.intro} id="thanks-text">
          {reply}
        </p>
        <a className={button.primary} href="/" ref={homeLinkRef}>
          {wizardTexts.home}
        </a>
      </div>
      <div className={styles.answersCopy}>
        <AnswerSummary answers={answers} stamp={wizardTexts.received(receivedAt)} />
      </div>
      {isRedirecting && (
        <div className={styles.redirectNotice}>
          <p>{wizardTexts.leaving}</p>
          <button className={textButton} type="button" onClick={onStayClick}>
            {wizardTexts.stay}
          </button>
        </div>
      )}
    </div>
  );
}
