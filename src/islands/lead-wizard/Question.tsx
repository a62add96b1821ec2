import type { KeyboardEventHandler, ReactNode } from 'react';
import { field as line } from '../../components/Slip.first.css.ts';
import * as styles from './LeadWizard.first.css.ts';
import type { Step } from '../../lib/leads/steps.ts';

interface Props {
  step: Step;
  /** Not shown at all; before the script takes over, the page's style decides. */
  hidden: boolean;
  error: { message: string; silent: boolean } | null;
  options: readonly string[];
  onInput: () => void;
  onKeyDown: KeyboardEventHandler;
  children?: ReactNode;
}

/** One question: the label, its field, and the place below it for what is wrong. All ids derive from one. */
export function Question({ step, hidden, error, options, onInput, onKeyDown, children }: Props) {
  const { id, field, control: Control, hint, placeholder } = step;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const common = {
    id,
    name: field,
    className: `${line} ${styles.control}`,
    onInput,
    onKeyDown,
    'aria-invalid': error !== null,
    ...(described && { 'aria-describedby': described }),
  };

  return (
    <div className={styles.question} hidden={hidden} inert={hidden}>
      <h2 className={styles.heading}>
        <label htmlFor={id}>{step.question}</label>
      </h2>
      {Control === 'select' && (
        <select {...common} required>
          <option value="">{placeholder}</option>
          {[...options, ...(step.options ?? [])].map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
      {Control === 'textarea' && (
        <textarea {...common} rows={6} placeholder={placeholder} enterKeyHint="enter" dir="auto" />
      )}
      {Control === 'input' && (
        <input
          {...common}
          required
          dir={field === 'email' ? undefined : 'auto'}
          type={field === 'email' ? 'email' : 'text'}
          inputMode={field === 'email' ? 'email' : undefined}
          spellCheck={field === 'email' ? false : undefined}
          autoCapitalize={field === 'email' ? undefined : 'words'}
          autoComplete={step.autoComplete}
          placeholder={placeholder}
          enterKeyHint="next"
        />
      )}
      <div className={styles.below}>
        <p id={errorId} className={styles.error} aria-live={error?.silent ? 'off' : 'polite'}>
          {error?.message}
        </p>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
