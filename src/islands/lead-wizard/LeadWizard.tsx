import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type MouseEvent,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { button } from '../../components/Button.critical.css.ts';
import { textButton } from '../../components/TextButton.critical.css.ts';
import { privacyNotice, wizard } from '../../data/wizard.ts';
import { createSession } from '../../lib/submission/index.ts';
import { cleanAnswer, emptyAnswers, questions, readForm, texts, validate, type Answers } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.critical.css.ts';
import { AnswerSummary, Progress } from './Progress.tsx';
import { Question } from './Question.tsx';
import { SendStatus } from './SendStatus.tsx';
import { Thanks } from './Thanks.tsx';
import { useDraftRestore, type ServiceOption } from './use-draft-restore.ts';
import { updateHistoryEntry, goToFirstHistoryEntry, useSteps } from './use-steps.ts';
import { initialState, mergeState, stepCount } from './state.ts';

interface Props {
  services: readonly ServiceOption[];
  email: string;
  /** When a person answers. */
  reply: string;
}

const ownTitle = globalThis.document?.title;

/** Asks one question at a time, keeps the answers and sends them. Without script, it is one plain form that posts. */
export function LeadWizard({ services, email, reply }: Props) {
  const [state, update] = useReducer(mergeState, initialState);
  const { readiness, pressedStep, phase, step, restoredStep, error } = state;
  const isReady = readiness !== 'static';
  const form = useRef<HTMLFormElement>(null);
  const [session] = useState(() =>
    // At once: no key press may come between the response and the thank-you screen.
    createSession((change) => flushSync(() => update(change))),
  );
  const { isAnswered, areAllAnswered, show, next, previous } = useSteps(form, state, update);
  const sent = phase === 'sent';
  const sending = phase === 'sending';
  const asked = questions[step - 1]!;
  const hint = step < stepCount ? asked.hint : texts.replyTo(cleanAnswer('email', state.summary.email));
  useDraftRestore(form, session, state, update, services);
  const read = (): Answers => ({ ...emptyAnswers, ...readForm(form.current!) });

  const where = sent ? wizard.sentTitle : step > 1 ? `${wizard.step(step, stepCount)}: ${asked.shortLabel} · ` : '';
  const titleLead = (error || phase === 'failed' || phase === 'refused' ? wizard.error : '') + where;
  useLayoutEffect(() => {
    document.title = titleLead + ownTitle;
  }, [titleLead]);

  // A password manager fills fields without any event. That is kept and shown, too, once the focus moves.
  const keepSilentChanges = useEffectEvent(() => {
    if (readiness !== 'ready' || !form.current) return;
    const summary = read();
    if (!session.isChanged(summary)) return;
    update({ summary });
    void session.save(summary, step);
  });
  useEffect(() => {
    addEventListener('focusin', keepSilentChanges);
    return () => removeEventListener('focusin', keepSilentChanges);
  }, []);

  useEffect(() => {
    if (isReady && form.current) void session.save(readForm(form.current), step);
  }, [isReady, session, step]);

  const onInput = (): void => {
    if (!isReady) return;
    const summary = read();
    // Typing can clear a message but never add one.
    update({ summary, error: error && validate(asked, summary) ? error : null });
    void session.save(summary, step);
  };

  const onSubmit = (event: SubmitEvent): void => {
    if (!isReady) return;
    event.preventDefault();
    if (readiness === 'restoring') return update({ pressedStep: step });
    if (sending || !isAnswered()) return;
    if (step < stepCount) return next();
    if (!areAllAnswered()) return;
    const summary = read();
    update({ summary });
    void session.submit(summary);
  };

  /** Ignores the second click of a double click if it would submit, or would skip a question without an answer. */
  const onAdvanceClick = (event: MouseEvent): void => {
    if (event.detail > 1 && (step === stepCount || !read()[asked.field])) event.preventDefault();
  };

  const startOver = async (): Promise<void> => {
    const isDeleted = await session.discard();
    if (!isDeleted) return update({ notice: 'notDeleted' });
    form.current!.reset();
    update({ ...initialState, readiness });
    updateHistoryEntry({ step: 1 });
    goToFirstHistoryEntry();
    show(1);
  };

  if (sent) return <Thanks answers={state.summary} reply={reply} />;

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/lead"
      noValidate={isReady}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <h1 className={styles.title}>{wizard.title}</h1>
      <Progress step={step} />
      <div className={styles.questions}>
        {questions.map(({ field }, index) => (
          <Question key={field} number={index + 1} state={state} services={services} />
        ))}
      </div>
      <div key={restoredStep}>
        <div className={styles.actions}>
          <button
            className={`${button.quiet} ${styles.actionButton} ${styles.stepsOnly}`}
            type="button"
            disabled={step === 1 || sending}
            onClick={previous}
          >
            {wizard.buttons.previous}
          </button>
          <button
            className={`${button.primary} ${styles.actionButton}`}
            type="submit"
            // Not `disabled`, which would take the focus away: a screen reader would say nothing of what happens.
            aria-disabled={sending || pressedStep > 0 || undefined}
            onClick={onAdvanceClick}
          >
            <span className={styles.stepsOnly}>
              {sending ? texts.sending : wizard.buttons[step < stepCount ? 'next' : 'submit']}
            </span>
            {!isReady && <span className={styles.noScriptOnly}>{wizard.buttons.submit}</span>}
          </button>
        </div>
        <div className={styles.belowButtons}>
          <SendStatus state={state} email={email} />
          {hint && <p className={styles.stepsOnly}>{hint}</p>}
          {(step === 1 || step === stepCount) && (
            <p>
              {privacyNotice.text} <a href={privacyNotice.link.href}>{privacyNotice.link.label}</a>
            </p>
          )}
          {step > 1 && !sending && (
            <details>
              <summary className={styles.startOver}>{wizard.startOver}</summary>
              <p>
                {wizard.discard}{' '}
                <button className={textButton} type="button" onClick={startOver}>
                  {wizard.buttons.discard}
                </button>
              </p>
            </details>
          )}
        </div>
      </div>
      <AnswerSummary now={step} answers={state.summary} />
    </form>
  );
}
