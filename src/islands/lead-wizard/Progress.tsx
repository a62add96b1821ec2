import { wizardTexts } from '../../data/wizard.ts';
import { questions } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.critical.css.ts';
import { stepCount } from './state.ts';

/** The current step, in words that screen readers announce, and as a row of cells. */
export function Progress({ step }: { step: number }) {
  return (
    <div className={`${styles.progress} ${styles.stepsOnly}`}>
      {/* A form's reset() would replace React's nodes in an <output>. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">
        <b>{wizardTexts.step(step, stepCount)}</b>
        <span className={styles.visuallyHidden}>{`: ${questions[step - 1]?.shortLabel}`}</span>
      </div>
      <span className={styles.cells} aria-hidden="true">
        {questions.map(({ field }, index) => (
          <i key={field} className={styles.cell[index < step ? 'done' : 'ahead']} />
        ))}
      </span>
      <span>{wizardTexts.complete(step / stepCount)}</span>
    </div>
  );
}
