import { useReducer, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { privacyNotice, wizardTexts } from '../../data/wizard.ts';
import { cleanAnswer, emptyAnswers, hintOf, questions, readForm, texts, type Answers } from '../../lib/lead/index.ts';
import { createSession } from '../../lib/submission/index.ts';
import { Actions } from './Actions.tsx';
import { AnswerSummary } from './AnswerSummary.tsx';
import { goToFirstHistoryEntry, updateHistoryEntry } from './history-entry.ts';
import * as styles from './LeadWizard.critical.css.ts';
import { Progress } from './Progress.tsx';
import { Question } from './Question.tsx';
import { SendStatus } from './SendStatus.tsx';
import { StartOver } from './StartOver.tsx';
import { initialWizardState, mergeState, stepCount, type ServiceOption } from './state.ts';
import { Thanks } from './Thanks.tsx';
import { useAutosave } from './use-autosave.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useFormHydration, useBfcacheRestore } from './use-form-hydration.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  services: readonly ServiceOption[];
  /** The agency's address. */
  email: string;
  /** When a person answers. */
  reply: string;
}

/** Asks one question at a time, saves the answers and sends them. Without its script, it is one form that posts. */
export function LeadWizard({ services, email, reply }: Props) {
  const [state, update] = useReducer(mergeState, initialWizardState);
  const { readiness, phase, step, restoredStep } = state;
  const formRef = useRef<HTMLFormElement>(null);
  const [session] = useState(() =>
    // At once: no key press may come between the response and the thank-you screen.
    createSession((status) => flushSync(() => update(status))),
  );
  const steps = useSteps(formRef, state, update);
  useFormHydration({ formRef, session, services, state, update });
  useBfcacheRestore({ formRef, session, services, state, update });
  useDocumentTitle(state);
  const onInput = useAutosave(formRef, session, state, update);

  const isHydrated = readiness !== 'static';
  const isSending = phase === 'sending';
  const isLastStep = step === stepCount;
  const question = questions[step - 1]!;
  const readAnswers = (): Answers => ({ ...emptyAnswers, ...readForm(formRef.current!) });

  /** Goes to the next question or, at the last one, submits. */
  const onSubmit = (event: SubmitEvent): void => {
    // The no-script form posts.
    if (!isHydrated) return;
    event.preventDefault();
    if (readiness === 'restoring') {
      update({ pressedStep: step });
      return;
    }
    if (isSending || !steps.validateStep(step)) return;
    if (!isLastStep) {
      steps.goToNext();
      return;
    }
    if (!steps.validateAll()) return;
    const summary = readAnswers();
    update({ summary });
    void session.submit(summary);
  };

  /** Ignores the second click of a double click if it would submit, or would skip a question without an answer. */
  const onAdvanceClick = (event: MouseEvent): void => {
    const isDoubleClick = event.detail > 1;
    if (!isDoubleClick) return;
    const isUnanswered = !readAnswers()[question.field];
    if (isLastStep || isUnanswered) event.preventDefault();
  };

  const onDiscard = async (): Promise<void> => {
    const isDeleted = await session.discard();
    if (!isDeleted) {
      update({ notice: 'notDeleted' });
      return;
    }
    formRef.current!.reset();
    update({ ...initialWizardState, readiness });
    updateHistoryEntry({ step: 1 });
    goToFirstHistoryEntry();
    steps.showStep(1);
  };

  if (phase === 'sent') return <Thanks answers={state.summary} reply={reply} />;

  const hint = isLastStep ? texts.replyTo(cleanAnswer('email', state.summary.email)) : hintOf(question);
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      action="/lead"
      noValidate={isHydrated}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <h1 className={styles.title}>{wizardTexts.title}</h1>
      <Progress step={step} />
      <div className={styles.questionList}>
        {questions.map(({ field }, index) => (
          <Question key={field} number={index + 1} state={state} services={services} />
        ))}
      </div>
      <div key={restoredStep}>
        <Actions state={state} onPrevious={steps.goToPrevious} onAdvanceClick={onAdvanceClick} />
        <div className={styles.belowButtons}>
          <SendStatus state={state} email={email} />
          {hint && <p className={styles.stepsOnly}>{hint}</p>}
          {(step === 1 || isLastStep) && (
            <p>
              {privacyNotice.text} <a href={privacyNotice.link.href}>{privacyNotice.link.label}</a>
            </p>
          )}
          {step > 1 && !isSending && <StartOver onDiscard={onDiscard} />}
        </div>
      </div>
      <AnswerSummary answers={state.summary} currentStep={step} />
    </form>
  );
}
