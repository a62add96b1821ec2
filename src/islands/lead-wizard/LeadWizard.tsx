import { useEffect, useLayoutEffect, useReducer, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { slip } from '../../components/Slip.css.ts';
import { installWorker } from '../../lib/delivery/index.ts';
import { control, steps, validate } from '../../lib/lead/index.ts';
import { label } from '../../styles/band.css.ts';
import { Actions } from './Actions.tsx';
import * as styles from './LeadWizard.css.ts';
import { Outcome } from './Outcome.tsx';
import { Progress, Rows } from './Progress.tsx';
import { Question } from './Question.tsx';
import { createSession, type Project } from './session.ts';
import { StartOver } from './StartOver.tsx';
import { Thanks } from './Thanks.tsx';
import { useOpening, waitsForDraft, type ServiceOption } from './use-opening.ts';
import { entry, setEntry, toFirstEntry, useSteps } from './use-steps.ts';
import { answersNow, firstState, reduce, stepCount, wizardForm } from './wizard.ts';

interface Props {
  services: readonly ServiceOption[];
  project: Project;
  /** Where answers go that cannot be sent. */
  email: string;
  /** What happens to the answers, above the buttons. */
  notice: { text: string; link: { label: string; href: string } };
}

/** One question at a time. The form is complete without script, and posts; with it, the answers are kept and sent. */
export function LeadWizard({ services, project, email, notice }: Props) {
  const advanceRef = useRef<HTMLButtonElement>(null);
  const [state, update] = useReducer(reduce, firstState);
  const { ready, phase, step, error, outcome } = state;
  const [session] = useState(() => createSession(project, update));
  const { next, previous, reject } = useSteps(state, update);
  const sent = phase === 'sent';
  useOpening(session, state, update, services, () => advance());

  const ownTitle = useRef('');
  const titleLead = `${error || outcome ? 'Error: ' : ''}${step > 1 && !sent ? `Step ${step} of ${stepCount}: ` : ''}`;
  useLayoutEffect(() => {
    ownTitle.current ||= document.title;
    document.title = titleLead + ownTitle.current;
  }, [titleLead]);

  useEffect(() => {
    if (ready) session.save(step);
    // While there is a connection: without one it would be too late.
    if (ready && step === stepCount) installWorker();
  }, [ready, session, step]);

  useEffect(() => {
    // A disabled button loses the focus in some browsers.
    if (outcome && document.activeElement === document.body) advanceRef.current?.focus();
  }, [outcome]);

  useEffect(() => {
    if (!sent) return;
    setEntry({ sent: true });
    toFirstEntry();
  }, [sent]);

  const onInput = (): void => {
    if (!ready) return;
    const current = steps[step - 1]!;
    // Typing can clear a message but never add one.
    if (error && !validate(current, answersNow())) update({ error: null });
    session.save(step);
  };

  function advance(): void {
    if (phase === 'sending' || waitsForDraft()) return;
    if (step < stepCount) next();
    else if (!reject()) session.submit();
  }

  /** The second click of a double click belongs to the step before, unless there is an answer already. It never submits. */
  const onAdvanceClick = (event: MouseEvent): void => {
    const field = steps[step - 1]!.field;
    if (ready && event.detail > 1 && (step === stepCount || !answersNow()[field])) event.preventDefault();
  };

  const startOver = (): void => {
    const form = wizardForm()!;
    session.discard();
    for (const { field } of steps) control(form, field)!.value = '';
    flushSync(() => update({ ...firstState, ready }));
    if (entry().depth) toFirstEntry();
    else setEntry({ step: 1 });
    control(form, steps[0]!.field)?.focus();
  };

  if (sent) return <Thanks answers={state.slip} />;

  return (
    <form
      className={`${slip} ${styles.form}`}
      method="post"
      action="/lead"
      noValidate={ready}
      onSubmit={(event) => {
        if (!ready) return;
        event.preventDefault();
        advance();
      }}
    >
      <h1 className={`${label} ${styles.title}`}>Get started: a few short questions</h1>
      <Progress step={step} />
      <div className={styles.questions}>
        {steps.map((question, index) => (
          <Question
            key={question.id}
            step={question}
            ready={ready}
            hidden={ready && index + 1 !== step}
            error={index + 1 === step ? error : null}
            options={services.map(({ option }) => option)}
            onInput={onInput}
            onAdvance={advance}
          />
        ))}
      </div>
      <div>
        <p className={styles.notice}>
          {notice.text} <a href={notice.link.href}>{notice.link.label}</a>
        </p>
        <Actions state={state} onPrevious={previous} onAdvanceClick={onAdvanceClick} advanceRef={advanceRef} />
        <Outcome state={state} email={email} />
        {phase !== 'sending' && <StartOver onConfirm={startOver} />}
      </div>
      <Rows step={step} answers={state.slip} />
    </form>
  );
}
