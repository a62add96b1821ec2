import { wizardTexts } from '../../data/wizard.ts';
import { cleanAnswer, questions, type Answers } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.critical.css.ts';
import { stampBox } from './SendStatus.css.ts';

interface Props {
  answers: Answers;
  /** The number of the question that is shown, which is marked. Without it, only answered questions are listed. */
  currentStep?: number;
  /** A note beside the title. */
  stamp?: string;
}

/** The answers so far, or those that were sent. Screen readers skip it, because the fields have the same words. */
export function AnswerSummary({ answers, currentStep, stamp }: Props) {
  const answered = questions.filter(({ field }) => answers[field]);
  const listed = currentStep === undefined ? answered : questions;
  return (
    <div className={`${styles.summary} ${styles.stepsOnly}`} aria-hidden="true">
      <p className={styles.summaryTitle}>
        {wizardTexts.summary}
        {stamp && <span className={stampBox}>{stamp}</span>}
      </p>
      {listed.map(({ field, shortLabel }, index) => {
        const isCurrent = index + 1 === currentStep;
        return (
          <div key={field} className={isCurrent ? `${styles.summaryRow} ${styles.currentRow}` : styles.summaryRow}>
            {shortLabel}
            {/* The visitor's own words: a translated page keeps them. */}
            <bdi className={styles.answer} translate="no">
              {cleanAnswer(field, answers[field])}
            </bdi>
          </div>
        );
      })}
    </div>
  );
}
