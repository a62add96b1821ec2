import { wizard } from '../../data/wizard.ts';
import { clean, steps, type Answers } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.first.css.ts';
import { stamped } from './SendStatus.css.ts';
import { stepCount } from './state.ts';

/** The current step, in words that screen readers announce, and as a row of cells. */
export function Progress({ step }: { step: number }) {
  return (
    <div className={`${styles.progress} ${styles.stepsOnly}`}>
      <output>
        <b>{wizard.step(step, stepCount)}</b>
        <span className={styles.visuallyHidden}>{`: ${steps[step - 1]?.short}`}</span>
      </output>
      <span className={styles.cells} aria-hidden="true">
        {steps.map(({ field }, index) => (
          <i key={field} className={styles.cell[index < step ? 'done' : 'ahead']} />
        ))}
      </span>
      <span>{wizard.complete((step * 100) / stepCount)}</span>
    </div>
  );
}

/** The slip: all steps with `now` marked, or only what was sent, with a stamp. Screen readers skip it. */
export function Rows({ now, answers, stamp }: { now?: number; answers: Answers; stamp?: string }) {
  const shown = now ? steps : steps.filter(({ field }) => answers[field]);
  return (
    <div className={`${styles.rows} ${styles.stepsOnly}`} aria-hidden="true">
      <p className={styles.head}>
        {wizard.slip}
        {stamp && <span className={stamped}>{stamp}</span>}
      </p>
      {shown.map(({ field, short }, index) => (
        <div key={field} className={index + 1 === now ? `${styles.row} ${styles.now}` : styles.row}>
          {short}
          <bdi className={styles.answer}>{clean(field, answers[field])}</bdi>
        </div>
      ))}
    </div>
  );
}
