/** Answers in a form: its fields are named like them. The home page's form asks for some of them. */
import { fields, type Answers, type Field } from './answers.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function control(form: HTMLFormElement, field: Field): Control | null {
  return form.querySelector<Control>(`:is(input, select, textarea)[name="${field}"]:not([type="hidden"])`);
}

/** What is in the form and, for what it does not ask, what is known from elsewhere. */
export function readAnswers(form: HTMLFormElement, known: Answers): Answers {
  const answers = { ...known };
  for (const field of fields) answers[field] = control(form, field)?.value ?? known[field];
  return answers;
}

/** Whether the browser may have put an earlier visit's texts into the fields. */
export const isRestored = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** The names of the fields that the visitor types into from now on. */
export function noteTyping(form: HTMLFormElement): ReadonlySet<string> {
  const names = new Set<string>();
  form.addEventListener('input', ({ target }) => names.add((target as Control).name));
  return names;
}

/**
 * Writes answers into the fields. What a visitor typed before stays, unless the fields are known to be older.
 *
 * @param typed the fields that are not, by their names
 * @param busy the field whose text is the visitor's even then: where the focus is, but not in a page out of the page cache
 */
export function fillAnswers(
  form: HTMLFormElement,
  answers: Partial<Answers>,
  areOlder = false,
  typed: ReadonlySet<string> = new Set(),
  busy = document.activeElement,
): void {
  for (const field of fields) {
    const text = answers[field];
    const target = control(form, field);
    if (!target || text === undefined || typed.has(field)) continue;
    if (target.value && (target === busy || !areOlder)) continue;
    const isKnown = !(target instanceof HTMLSelectElement) || [...target.options].some(({ value }) => value === text);
    if (isKnown) target.value = text;
  }
}
