import { clean, steps, type Answers } from '../../lib/leads/steps.ts';
import * as styles from './Progress.first.css.ts';

interface Props {
  /** The rows before it are filled in. */
  step: number;
  /** The answers up to the last step. */
  answers: Answers;
}

/** The slip so far: a row an answer, which stays once it is given. It repeats the fields, so it is not read out. */
export function Rows({ step, answers }: Props) {
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
