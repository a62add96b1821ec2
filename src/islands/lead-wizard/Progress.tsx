import { wizard } from '../../data/wizard.ts';
import { cleanAnswer, questions, type Answers } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.critical.css.ts';
import { stampBox } from './SendStatus.css.ts';
import { stepCount } from './state.ts';

/** The current step, in words that screen readers announce, and as a row of cells. */
export function Progress({ step }: { step: number }) {
  return (
    <div className={`${styles.progress} ${styles.stepsOnly}`}>
      {/* A form's reset() would replace React's nodes in an <output>. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">
        <b>{wizard.step(step, stepCount)}</b>
        <span className={styles.visuallyHidden}>{`: ${questions[step - 1]?.shortLabel}`}</span>
      </div>
      <span className={styles.cells} aria-hidden="true">
        {questions.map(({ field }, index) => (
          <i key={field} className={styles.cell[index < step ? 'done' : 'ahead']} />
        ))}
      </span>
      <span>{wizard.complete(step / stepCount)}</span>
    </div>
  );
}

/** The answers so far with the question `now` marked, or what was sent, with a stamp. Screen readers skip it. */
export function AnswerSummary({ now, answers, stamp }: { now?: number; answers: Answers; stamp?: string }) {
  const shown = now ? questions : questions.filter(({ field }) => answers[field]);
  return (
    <div className={`${styles.summary} ${styles.stepsOnly}`} aria-hidden="true">
      <p className={styles.summaryTitle}>
        {wizard.summary}
        {stamp && <span className={stampBox}>{stamp}</span>}
      </p>
      {shown.map(({ field, shortLabel }, index) => (
        <div
          key={field}
          className={index + 1 === now ? `${styles.summaryRow} ${styles.currentRow}` : styles.summaryRow}
        >
          {shortLabel}
          <bdi className={styles.answer}>{cleanAnswer(field, answers[field])}</bdi>
        </div>
      ))}
    </div>
  );
}
