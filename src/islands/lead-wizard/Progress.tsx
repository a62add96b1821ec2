import { head } from '../../components/Slip.first.css.ts';
import { steps } from '../../lib/leads/steps.ts';
import { visuallyHidden } from '../../styles/band.css.ts';
import * as styles from './Progress.first.css.ts';
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
