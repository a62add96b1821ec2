import { hints } from '../../data/wizard.ts';
import { steps } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.first.css.ts';
import type { ServiceOption } from './use-opening.ts';
import type { WizardState } from './state.ts';

interface Props {
  /** The number of the step, from 1. */
  place: number;
  state: WizardState;
  services: readonly ServiceOption[];
}

/** One question: its label, its field, and its error message. */
export function Question({ place, state, services }: Props) {
  const { field, question, placeholder, limit, missing, autoComplete } = steps[place - 1]!;
  const isAsked = place === state.step;
  const error = isAsked ? state.error : null;
  // Until the script takes over, the page's style decides which question is shown.
  const isReady = state.opening !== 'page';
  const hidden = isReady && !isAsked;
  const hint = hints[field];
  const [errorId, hintId] = [`${field}-error`, `${field}-hint`];
  const isEmail = field === 'email';
  const common = {
    id: field,
    name: field,
    className: styles.control,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
  // Only without script: `maxLength` cuts off pasted text silently, whereas `validate` says that it is too long.
  const typed = { ...common, maxLength: isReady ? undefined : limit, placeholder };

  return (
    <div className={styles.question} hidden={hidden} inert={hidden}>
      <h2 className={styles.heading}>
        <label htmlFor={field}>{question}</label>
      </h2>
      <div>
        {field === 'service' ? (
          <select {...common} required>
            <option value="">{placeholder}</option>
            {services.map(({ slug, option }) => (
              // The value is explicit, so that a page that the browser translates stores the original name.
              <option key={slug} value={option}>
                {option}
              </option>
            ))}
          </select>
        ) : field === 'customRequest' ? (
          <textarea {...typed} placeholder={hint} rows={6} dir="auto" />
        ) : (
          <input
            {...typed}
            type={isEmail ? 'email' : 'text'}
            required={missing !== undefined}
            pattern={isEmail ? String.raw`.*@.+\..+` : String.raw`.*\S.*`}
            dir={isEmail ? undefined : 'auto'}
            autoCapitalize={isEmail ? undefined : 'words'}
            autoComplete={autoComplete}
            enterKeyHint="next"
          />
        )}
        <p id={errorId} className={styles.error} aria-live={error?.silent ? 'off' : 'polite'}>
          {error?.message}
        </p>
        {hint && (
          <p id={hintId} className={field === 'service' ? styles.plainOnly : styles.visuallyHidden}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
