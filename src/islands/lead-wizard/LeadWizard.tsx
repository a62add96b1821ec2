import { useEffect, useLayoutEffect, useReducer, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { button } from '../../components/Button.first.css.ts';
import { textButton } from '../../components/TextButton.first.css.ts';
import { hints, privacyNotice, wizard } from '../../data/wizard.ts';
import { createSession } from '../../lib/delivery/index.ts';
import { answersIn, clean, steps, texts, validate } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.first.css.ts';
import { Progress, Rows } from './Progress.tsx';
import { Question } from './Question.tsx';
import { SendStatus } from './SendStatus.tsx';
import { Thanks } from './Thanks.tsx';
import { useOpening, type ServiceOption } from './use-opening.ts';
import { setEntry, toFirstEntry, useSteps } from './use-steps.ts';
import { firstState, reduce, stepCount } from './state.ts';

interface Props {
  services: readonly ServiceOption[];
  email: string;
  /** When a person answers. */
  reply: string;
}

const ownTitle = globalThis.document?.title;

/** Asks one question at a time, keeps the answers and sends them. Without script, it is one plain form that posts. */
export function LeadWizard({ services, email, reply }: Props) {
  const [state, update] = useReducer(reduce, firstState);
  const { opening, pressedAt, phase, step, openedAt, error } = state;
  const isReady = opening !== 'page';
  const form = useRef<HTMLFormElement>(null);
  const [session] = useState(() =>
    // At once: no key press may come between the response and the thank-you screen.
    createSession((change) => flushSync(() => update(change))),
  );
  const { isAnswered, show, next, previous } = useSteps(form, state, update);
  const sent = phase === 'sent';
  const sending = phase === 'sending';
  const asked = steps[step - 1]!;
  const hint = step < stepCount ? hints[asked.field] : texts.replyTo(clean('email', state.slip.email));
  useOpening(form, session, state, update, services);

  const place = sent ? wizard.sentTitle : step > 1 ? `${wizard.step(step, stepCount)}: ${asked.short} · ` : '';
  const titleLead = (error || phase === 'failed' || phase === 'refused' ? wizard.error : '') + place;
  useLayoutEffect(() => {
    document.title = titleLead + ownTitle;
  }, [titleLead]);

  useEffect(() => {
    if (isReady) session.save(answersIn(form.current), step);
  }, [isReady, session, step]);

  const onInput = (): void => {
    if (!isReady) return;
    const slip = answersIn(form.current);
    // Typing can clear a message but never add one.
    update({ slip, error: error && validate(asked, slip) ? error : null });
    session.save(slip, step);
  };

  const onSubmit = (event: SubmitEvent): void => {
    if (!isReady) return;
    event.preventDefault();
    if (opening === 'draft') return update({ pressedAt: step });
    if (sending || !isAnswered()) return;
    if (step < stepCount) return next();
    const slip = answersIn(form.current);
    update({ slip });
    void session.submit(slip);
  };

  /** Ignores the second click of a double click if it would submit, or would skip a question without an answer. */
  const onAdvanceClick = (event: MouseEvent): void => {
    if (event.detail > 1 && (step === stepCount || !answersIn(form.current)[asked.field])) event.preventDefault();
  };

  const startOver = (): void => {
    session.discard();
    form.current!.reset();
    update({ ...firstState, opening });
    setEntry({ step: 1 });
    toFirstEntry();
    show(1);
  };

  if (sent) return <Thanks answers={state.slip} reply={reply} />;

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
        {steps.map(({ field }, index) => (
          <Question key={field} place={index + 1} state={state} services={services} />
        ))}
      </div>
      <div key={openedAt}>
        <div className={styles.actions}>
          <button
            className={`${button.quiet} ${styles.action} ${styles.stepsOnly}`}
            type="button"
            disabled={step === 1 || sending}
            onClick={previous}
          >
            {wizard.buttons.previous}
          </button>
          <button
            className={`${button.primary} ${styles.action}`}
            type="submit"
            disabled={sending || pressedAt > 0}
            onClick={onAdvanceClick}
          >
            <span className={styles.stepsOnly}>
              {wizard.buttons[sending ? 'sending' : step < stepCount ? 'next' : 'submit']}
            </span>
            {!isReady && <span className={styles.plainOnly}>{wizard.buttons.submit}</span>}
          </button>
        </div>
        <div className={styles.after}>
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
      <Rows now={step} answers={state.slip} />
    </form>
  );
}
