import { head } from '../../components/Slip.css.ts';
import { clean, steps, type Answers } from '../../lib/lead/index.ts';
import { visuallyHidden } from '../../styles/band.css.ts';
import * as styles from './Progress.css.ts';
import { stepCount } from './wizard.ts';

/** The head of the slip: the step in words, and in cells. The text is the live region that announces a new step. */
export function Progress({ step }: { step: number }) {
  const place = `Step ${step} of ${stepCount}`;
  return (
    <div className={styles.root}>
      <div className={head}>
        <output>
          <span>{place}</span>
          <span className={visuallyHidden}>{`: ${steps[step - 1]?.short}`}</span>
        </output>
        <span>{`${(step * 100) / stepCount}% complete`}</span>
      </div>
      <progress className={styles.bar} aria-label="Progress" max={stepCount} value={step} aria-valuetext={place} />
    </div>
  );
}

/** The slip so far: the rows before `step` are filled in. It repeats the fields, so it is not read out. */
export function Rows({ step, answers }: { step: number; answers: Answers }) {
  const state = (place: number) => (place < step ? 'done' : place === step ? 'now' : 'ahead');
  return (
    <div className={styles.rows} aria-hidden="true">
      {steps.map(({ id, field, short }, index) => (
        <div key={id} className={styles.row[state(index + 1)]}>
          <span className={styles.words}>
            {short}
            <bdi className={styles.answer}>{clean(field, answers[field])}</bdi>
          </span>
        </div>
      ))}
    </div>
  );
}
