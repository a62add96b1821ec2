/** Reads and writes the fields of the wizard's form, which hold the answers. */
import { emptyAnswers, fields, steps, type Answers, type Field } from '../../lib/leads/steps.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function control(form: HTMLFormElement, field: Field): Control {
  const found = form.elements.namedItem(field);
  if (!(found instanceof Element)) throw new Error(`The form has no field ${field}`);
  return found as Control;
}

export function readAnswers(form: HTMLFormElement): Answers {
  const answers = { ...emptyAnswers };
  for (const field of fields) answers[field] = control(form, field).value;
  return answers;
}

/** Writes answers into the fields that are empty: nothing that was typed is lost. */
export function fillAnswers(form: HTMLFormElement, answers: Partial<Answers>): void {
  for (const field of fields) {
    const text = answers[field];
    const target = control(form, field);
    if (!text || target.value) continue;
    const known = !(target instanceof HTMLSelectElement) || [...target.options].some(({ value }) => value === text);
    if (known) target.value = text;
  }
}

/** Empties all fields. The form's own reset would also rewrite the live region, which is an `output`. */
export function clearAnswers(form: HTMLFormElement): void {
  for (const field of fields) control(form, field).value = '';
}

/** The place of the step whose field has the focus, or -1. */
export function focusedField(form: HTMLFormElement): number {
  return steps.findIndex(({ field }) => control(form, field) === document.activeElement);
}
