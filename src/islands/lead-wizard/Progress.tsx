import { clean, steps, type Answers } from '../../lib/leads/steps.ts';
import { visuallyHidden } from '../../styles/band.css.ts';
import * as styles from './Progress.css.ts';
import { stepCount } from './wizard.ts';

interface Props {
  step: number;
  /** The answers up to the last step, shown beside their nodes on a wide screen. */
  answers: Answers;
}

/** The run sheet's line with a node for each step. The text is the live region that announces a new step. */
export function Progress({ step, answers }: Props) {
  const state = (place: number) => (place < step ? 'done' : place === step ? 'now' : 'ahead');
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <output>
          <span>
            Step {step} of {stepCount}
          </span>
          <span className={visuallyHidden}>: {steps[step - 1]?.short}</span>
        </output>
        <span>{`${(step * 100) / stepCount}% complete`}</span>
      </div>
      <progress
        className={visuallyHidden}
        aria-label="Progress"
        max={stepCount}
        value={step}
        aria-valuetext={`Step ${step} of ${stepCount}`}
      />
      <div className={styles.line} aria-hidden="true">
        {steps.map(({ id, field, short }, index) => (
          <span key={id} className={styles.node[state(index + 1)]}>
            <span className={styles.name}>{short}</span>
            <bdi className={styles.answer}>{clean(field, answers[field])}</bdi>
          </span>
        ))}
      </div>
    </div>
  );
}
