/** Reads and writes answers in a form. Its fields have the names of the answers; the home page's form has only some. */
import { fields, type Answers, type Field } from './answers.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function control(form: HTMLFormElement, field: Field): Control | null {
  return form.querySelector<Control>(`:is(input, select, textarea)[name="${field}"]:not([type="hidden"])`);
}

/** Reads the form's fields. Answers for which the form has no field come from `known`. */
export function readAnswers(form: HTMLFormElement, known: Answers): Answers {
  const answers = { ...known };
  for (const field of fields) answers[field] = control(form, field)?.value ?? known[field];
  return answers;
}

/** Whether the browser may have refilled the fields with an earlier visit's texts, as after a reload or Back. */
export const isRestored = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** Returns a set that grows: the names of the fields that the visitor types into from now on. */
export function noteTyping(form: HTMLFormElement): ReadonlySet<string> {
  const names = new Set<string>();
  form.addEventListener('input', ({ target }) => names.add((target as Control).name));
  return names;
}

/**
 * Writes answers into the fields. A field that has text keeps it, unless `areOlder` says that it is an older text.
 *
 * @param typed names of fields that are never written: the visitor has typed into them since
 * @param busy a field that keeps its text even if `areOlder`: the focused one, or null in a page out of the page cache
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
