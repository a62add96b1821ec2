import { fieldAttributes, questions } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.critical.css.ts';
import type { ServiceOption } from './use-draft-restore.ts';
import type { WizardState } from './state.ts';

interface Props {
  /** The number of the step, from 1. */
  number: number;
  state: WizardState;
  services: readonly ServiceOption[];
}

/** One question: its label, its field, and its error message. */
export function Question({ number, state, services }: Props) {
  const asked = questions[number - 1]!;
  const { field, type, question, placeholder, hint } = asked;
  const isAsked = number === state.step;
  const error = isAsked ? state.error : null;
  // Until the script takes over, the page's style decides which question is shown.
  const isReady = state.readiness !== 'static';
  const hidden = isReady && !isAsked;
  const [errorId, hintId] = [`${field}-error`, `${field}-hint`];
  const options = asked.options ?? services.map(({ option }) => option);
  const common = {
    ...fieldAttributes(asked),
    ...(isReady && { maxLength: undefined }),
    id: field,
    className: styles.control,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  };

  return (
    <div className={styles.question} hidden={hidden} inert={hidden}>
      <h2 className={styles.heading}>
        <label htmlFor={field}>{question}</label>
      </h2>
      <div>
        {type === 'select' ? (
          <select {...common}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              // The value is explicit, so that a page that the browser translates stores the original name.
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        ) : type === 'textarea' ? (
          <textarea {...common} placeholder={placeholder ?? hint} rows={6} />
        ) : (
          <input {...common} enterKeyHint="next" />
        )}
        <p id={errorId} className={styles.error} aria-live={error?.silent ? 'off' : 'polite'}>
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
