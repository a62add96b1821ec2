/** Reads and writes answers in a form. Its fields have the names of the answers. */
import { emptyAnswers, fields, type Answers, type Field } from './answers.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function control(form: HTMLFormElement, field: Field): Control | null {
  return form.querySelector<Control>(`:is(input, select, textarea)[name="${field}"]:not([type="hidden"])`);
}

/** The answers in the form; empty ones where there is no form or no such field. */
export function answersIn(form: HTMLFormElement | null | undefined): Answers {
  const answers = { ...emptyAnswers };
  for (const field of form ? fields : []) answers[field] = control(form!, field)?.value ?? '';
  return answers;
}

/**
 * The names of the fields that the visitor has typed into on this page. Scripts of pages with a form note them from its
 * first key on. All other texts are older than the draft: the browser puts them back after a reload or Back.
 */
export const typedFields = (): readonly string[] =>
  (document.documentElement.dataset['typed'] ?? '').split(' ').filter(Boolean);

/** Whether the form still shows these answers, as after Back, apart from what the visitor has typed over them. */
export function stillShows(form: HTMLFormElement, answers: Answers): boolean {
  const untyped = fields.filter((field) => control(form, field)?.value && !typedFields().includes(field));
  return untyped.length > 0 && untyped.every((field) => control(form, field)!.value === answers[field]);
}

/** In a page out of the page cache, another tab may have changed the draft since. */
export const forgetTyping = (): void => void delete document.documentElement.dataset['typed'];

/** Writes answers into the fields, but never over what the visitor has typed. */
export function fillAnswers(form: HTMLFormElement, answers: { [field in Field]?: string | undefined }): void {
  const typed = typedFields();
  for (const field of fields) {
    const text = answers[field];
    const target = control(form, field);
    if (!target || text === undefined || typed.includes(field)) continue;
    // A service that is gone since: if its name were lost, the lead would look edited, and would not be sent.
    if (target instanceof HTMLSelectElement && text && ![...target.options].some(({ value }) => value === text))
      target.add(new Option(text));
    target.value = text;
  }
}
