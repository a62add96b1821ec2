import { hints } from '../../data/wizard.ts';
import type { Step } from '../../lib/lead/index.ts';
import * as styles from './LeadWizard.first.css.ts';

interface Props {
  step: Step;
  /** The script checks the answers; until then the browser does. */
  ready: boolean;
  /** Not shown at all; before the script takes over, the page's style decides. */
  hidden: boolean;
  error: { message: string; silent: boolean } | null;
  services: readonly string[];
  onInput: () => void;
  onAdvance: () => void;
}

/** One question: the label, its field, and the place below it for what is wrong. */
export function Question({ step, ready, hidden, error, services, onInput, onAdvance }: Props) {
  const { field, placeholder, limit } = step;
  const hint = hints[field];
  const [errorId, hintId] = [`${field}-error`, `${field}-hint`];
  const isEmail = field === 'email';
  const common = {
    id: field,
    name: field,
    className: styles.control,
    onInput,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
  // Not while the script runs: it would cut off what is pasted, without a word.
  const typed = { ...common, maxLength: ready ? undefined : limit, placeholder };

  return (
    <div className={styles.question} hidden={hidden} inert={hidden}>
      <h2 className={styles.heading}>
        <label htmlFor={field}>{step.question}</label>
      </h2>
      {field === 'service' ? (
        <select {...common} required>
          <option value="">{placeholder}</option>
          {services.map((service) => (
            // By its own name, also on a page that the browser translates.
            <option key={service} value={service}>
              {service}
            </option>
          ))}
        </select>
      ) : field === 'customRequest' ? (
        <textarea
          {...typed}
          placeholder={hint}
          rows={6}
          dir="auto"
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) onAdvance();
          }}
        />
      ) : (
        <input
          {...typed}
          type={isEmail ? 'email' : 'text'}
          required
          pattern={isEmail ? String.raw`.*@.+\..+` : String.raw`.*\S.*`}
          dir={isEmail ? undefined : 'auto'}
          autoCapitalize={isEmail ? undefined : 'words'}
          autoComplete={step.autoComplete}
          enterKeyHint="next"
        />
      )}
      <p id={errorId} className={styles.error} aria-live={error?.silent ? 'off' : 'polite'}>
        {error?.message}
      </p>
      {hint && (
        <p id={hintId} className={styles.plainOnly}>
          {hint}
        </p>
      )}
    </div>
  );
}
