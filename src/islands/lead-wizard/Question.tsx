import { fieldAttributes, hintOf, questions } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.critical.css.ts';
import type { ServiceOption, WizardState } from './state.ts';

interface Props {
  /** The number of the step, from 1. */
  number: number;
  state: WizardState;
  services: readonly ServiceOption[];
}

/** One question: its label, its field, and its error message. */
export function Question({ number, state, services }: Props) {
  const question = questions[number - 1]!;
  const { field, type, placeholder } = question;
  const hint = hintOf(question);
  const isCurrent = number === state.step;
  // Before hydration, the page's style decides which question is shown.
  const isHydrated = state.readiness !== 'static';
  const isHidden = isHydrated && !isCurrent;
  const error = isCurrent ? state.error : null;
  const errorId = `${field}-error`;
  const hintId = `${field}-hint`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const options = question.options ?? services.map(({ option }) => option);
  // The script reports an answer that is too long: see `fieldAttributes`.
  const scriptAttributes = isHydrated ? { maxLength: undefined } : {};
  const controlProps = {
    ...fieldAttributes(question),
    ...scriptAttributes,
    id: field,
    className: styles.control,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': describedBy || undefined,
  };

  return (
    <div className={styles.question} hidden={isHidden} inert={isHidden}>
      <h2 className={styles.heading}>
        <label htmlFor={field}>{question.question}</label>
      </h2>
      <div>
        {type === 'select' && (
          <select {...controlProps}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              // The value is explicit, so that a page that the browser translates stores the original name.
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        )}
        {type === 'textarea' && <textarea {...controlProps} placeholder={placeholder ?? hint} rows={6} />}
        {type !== 'select' && type !== 'textarea' && (
          <input {...controlProps} placeholder={placeholder ?? hint} enterKeyHint="next" />
        )}
        <p id={errorId} className={styles.error} aria-live={error?.isSilent ? 'off' : 'polite'}>
          {error?.message}
        </p>
        {hint && (
          <p id={hintId} className={type === 'select' ? styles.noScriptOnly : styles.visuallyHidden}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
