import { useEffect, useEffectEvent, useReducer, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { discardAll, dropHandOver, installWorker } from '../../lib/leads/device.ts';
import { emptyAnswers, firstOpen, steps, validate, suggestDomain } from '../../lib/leads/steps.ts';
import { slip } from '../../components/Slip.first.css.ts';
import { label } from '../../styles/band.css.ts';
import { Actions } from './Actions.tsx';
import { clearAnswers, control, readAnswers } from './answers-form.ts';
import { DomainHint } from './DomainHint.tsx';
import { advancesStep } from './enter-key.ts';
import { markSent, toFirstEntry } from './history-entries.ts';
import * as styles from './LeadWizard.first.css.ts';
import { Progress } from './Progress.tsx';
import { Question } from './Question.tsx';
import { Rows } from './Rows.tsx';
import { StartOver } from './StartOver.tsx';
import { Thanks } from './Thanks.tsx';
import { useDraft } from './use-draft.ts';
import { useOpening, type ServiceOption } from './use-opening.ts';
import { useSteps } from './use-steps.ts';
import { useSubmission } from './use-submission.ts';
import { useTabs } from './use-tabs.ts';
import { useTitle } from './use-title.ts';
import { firstState, reduce, stepCount } from './wizard.ts';

interface Props {
  services: readonly ServiceOption[];
  /** What happens to the answers, above the buttons. */
  notice: { text: string; link: { label: string; href: string } };
}

const failureText = 'There was an error submitting your information. Please try again.';
const newsTexts = {
  earlier: 'Your earlier request has been sent.',
  unchanged: 'Your request was sent without your last changes. Submit again to send them.',
};
const keptText =
  'Your answers are safe on this device and will be sent when the connection is back, or at your next visit. You can also press Submit again: they are stored only once.';

/** One question at a time. The form is complete without script; the script shows one step and sends. */
export function LeadWizard({ services, notice }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const advanceRef = useRef<HTMLButtonElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(reduce, firstState);
  const [email, setEmail] = useState('');

  const { step, error, failure, news } = state;
  const sent = state.phase === 'sent';
  const sending = state.phase === 'sending';
  const saver = useDraft(sent);
  const { next, previous, reject } = useSteps(formRef, state, dispatch);

  const answersNow = () => (formRef.current ? readAnswers(formRef.current) : emptyAnswers);
  const isEmpty = () => Object.values(answersNow()).every((text) => !text);
  const [submission, submit] = useSubmission(dispatch, answersNow);
  const saveDraft = (at = step) => saver.save({ answers: answersNow(), step: at, attempt: submission.attempt });
  const promised = failure?.kept ?? false;
  useTabs(dispatch, sent, answersNow, () => {
    if (!isEmpty()) saveDraft();
  });

  useOpening({
    formRef,
    state,
    dispatch,
    services,
    onPressed: next,
    onRestored(attempt) {
      submission.resume(attempt);
      setEmail(answersNow().email);
      if (!isEmpty()) saveDraft();
      saver.release();
    },
  });
  const stepTitle = step > 1 && !sent ? `Step ${step} of ${stepCount}: ` : '';
  useTitle(((error ?? failure) ? 'Error: ' : '') + stepTitle);

  useEffect(() => {
    if (!sent) return;
    markSent();
    toFirstEntry();
  }, [sent]);

  const onMoved = useEffectEvent((to: number) => {
    if (!isEmpty()) saveDraft(to);
  });
  useEffect(() => {
    onMoved(step);
  }, [step]);

  const onFailed = useEffectEvent(() => {
    // The attempt belongs to the draft: an edit, even after a reload, replaces it.
    saveDraft();
    // A disabled button loses the focus in some browsers.
    if (document.activeElement === document.body) advanceRef.current?.focus();
  });
  const failed = failure !== null;
  useEffect(() => {
    if (failed) onFailed();
  }, [failed]);

  // Below the button that was pressed: nothing moves under the finger.
  const answered = failed || news === 'unchanged';
  useEffect(() => {
    if (answered) outcomeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [answered]);

  const onInput = (): void => {
    const answers = answersNow();
    const current = steps[step - 1];
    dispatch({ type: 'edited', good: !current || validate(current, answers) === null });
    setEmail(answers.email);
    saveDraft();
    // Before Submit: without a connection it would be too late.
    installWorker();
  };

  const advance = (): void => {
    if (step < stepCount) return next();
    const answers = answersNow();
    const open = firstOpen(answers);
    const wrong = steps[open];
    if (wrong) return reject(open + 1, validate(wrong, answers) ?? '');
    // The draft says what is sent: a lead that is stored takes it along.
    saveDraft();
    saver.flush();
    void submit();
  };

  /** The second click of a double click belongs to the step before, unless there is an answer already. It never submits. */
  const onAdvanceClick = (event: MouseEvent): void => {
    const field = steps[step - 1]?.field;
    if (event.detail > 1 && field && (step === stepCount || !answersNow()[field])) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (advancesStep(event)) advance();
  };

  const startOver = (): void => {
    const form = formRef.current;
    if (!form) return;
    discardAll().catch(() => undefined);
    saver.drop();
    submission.restart();
    dropHandOver();
    clearAnswers(form);
    setEmail('');
    flushSync(() => dispatch({ type: 'restarted' }));
    toFirstEntry();
    control(form, steps[0]!.field).focus();
  };

  const acceptEmail = (accepted: string): void => {
    if (!formRef.current) return;
    const target = control(formRef.current, 'email');
    target.value = accepted;
    target.focus();
    onInput();
  };

  if (sent) return <Thanks state={state} dispatch={dispatch} />;

  return (
    <form
      className={`${slip} ${styles.form}`}
      ref={formRef}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        advance();
      }}
    >
      <h1 className={`${label} ${styles.title}`}>Get started: a few short questions</h1>
      <Progress step={step} />
      <div className={styles.questions}>
        {steps.map((question, index) => {
          const place = index + 1;
          return (
            <Question
              key={question.id}
              step={question}
              hidden={state.ready && place !== step}
              error={place === step ? error : null}
              options={services.map(({ option }) => option)}
              onInput={onInput}
              onKeyDown={onKeyDown}
            >
              {question.field === 'email' && (
                <DomainHint email={email} domain={suggestDomain(email)} onAccept={acceptEmail} />
              )}
            </Question>
          );
        })}
      </div>
      <div className={styles.foot}>
        <p className={styles.notice}>
          {notice.text} <a href={notice.link.href}>{notice.link.label}</a>
        </p>
        <Actions
          step={step}
          sending={sending}
          onPrevious={previous}
          onAdvanceClick={onAdvanceClick}
          advanceRef={advanceRef}
        />
        <div className={styles.outcome} ref={outcomeRef}>
          <p className={styles.alert} role="alert">
            {failure && failureText}
          </p>
          <p className={styles.kept} aria-live="polite">
            {promised && keptText}
          </p>
          <p className={styles.delivered} aria-live="polite">
            {news && newsTexts[news]}
          </p>
        </div>
        {!sending && <StartOver onConfirm={startOver} />}
      </div>
      <Rows step={step} answers={state.answers} />
    </form>
  );
}
