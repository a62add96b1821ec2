import type { KeyboardEvent } from 'react';
import { field as line } from '../../components/Slip.css.ts';
import * as styles from './LeadWizard.css.ts';
import type { Step } from '../../lib/lead/index.ts';

interface Props {
  step: Step;
  /** The script checks the answers; until then the browser does. */
  ready: boolean;
  /** Not shown at all; before the script takes over, the page's style decides. */
  hidden: boolean;
  error: { message: string; silent: boolean } | null;
  options: readonly string[];
  onInput: () => void;
  onAdvance: () => void;
}

/** One question: the label, its field, and the place below it for what is wrong. All ids derive from one. */
export function Question({ step, ready, hidden, error, options, onInput, onAdvance }: Props) {
  const { id, field, control: Control, hint, placeholder, limit } = step;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  // Not while the script runs: it would cut off what is pasted, without a word.
  const maxLength = ready ? undefined : limit;
  const common = {
    id,
    name: field,
    className: `${line} ${styles.control}`,
    onInput,
    onKeyDown: (event: KeyboardEvent) => ready && advancesStep(event) && onAdvance(),
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
        <textarea
          {...common}
          maxLength={maxLength}
          rows={6}
          placeholder={placeholder}
          enterKeyHint="enter"
          dir="auto"
        />
      )}
      {Control === 'input' && (
        <input
          {...common}
          required
          maxLength={maxLength}
          pattern={field === 'email' ? String.raw`.*@.+\..+` : String.raw`.*\S.*`}
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
      </div>
    </div>
  );
}

/** Whether a drop-down shows its list, where Enter takes an option. Older browsers do not tell; theirs is left alone. */
function isOpen(list: HTMLSelectElement): boolean {
  return !CSS.supports('selector(:open)') || list.matches(':open');
}

/**
 * Whether a key goes on to the next step: Enter, in the text box with Control or Command. Not while an input method
 * composes, and a held key goes on once; either is kept from the browser, which would go on as well.
 */
function advancesStep(event: KeyboardEvent): boolean {
  const { key, target, nativeEvent, repeat } = event;
  if (key !== 'Enter') return false;
  if (target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey) return false;
  if (target instanceof HTMLSelectElement && isOpen(target)) return false;
  event.preventDefault();
  // Safari ends the composition before the key that ended it; only the key's old code tells then.
  const composing = nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === 229;
  return !composing && !repeat;
}
