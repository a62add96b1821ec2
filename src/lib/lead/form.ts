/** Reads and fills a form. Its fields have the names of the answers; a form need not have all of them. */
import { fields, type Answers, type Field, type Question } from './answers.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The attributes of a question's field, in both forms, as React spells them. With the site's script, `maxLength` goes:
 * it would cut off pasted text in silence, whereas `validate` says that it is too long.
 */
export function fieldAttributes(question: Question) {
  const { field, type, maxLength, requiredMessage, placeholder, autoComplete, autoCapitalize } = question;
  const shared = { name: field, required: requiredMessage !== undefined };
  if (type === 'select') return shared;
  const typed = { ...shared, maxLength: maxLength, placeholder, autoComplete };
  if (type === 'textarea') return { ...typed, dir: 'auto' };
  const pattern = type === 'email' ? String.raw`.*@.+\..+` : requiredMessage && String.raw`.*\S.*`;
  const dir = type === 'text' ? 'auto' : undefined;
  return { ...typed, type, pattern, dir, autoCapitalize };
}

export function findControl(form: HTMLFormElement, field: Field): Control | null {
  return form.querySelector<Control>(`:is(input, select, textarea)[name="${field}"]:not([type="hidden"])`);
}

/** What the form shows, for the fields that it has. */
export function readForm(form: HTMLFormElement): Partial<Answers> {
  const shown = fields.flatMap((field) => {
    const target = findControl(form, field);
    return target ? [[field, target.value]] : [];
  });
  return Object.fromEntries(shown) as Partial<Answers>;
}

export function defaultValueOf(target: Control): string {
  if (!(target instanceof HTMLSelectElement)) return target.defaultValue;
  const options = [...target.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Whether every field shows its default: nobody has filled the form. */
export const isUntouched = (form: HTMLFormElement): boolean => canFillForm(form);

/**
 * Whether every field shows its default or one of these drafts' texts, so that the form may be filled. Otherwise it
 * belongs to whoever filled it: the visitor, a password manager (often without any event), or the browser.
 */
export function canFillForm(form: HTMLFormElement, ...drafts: Partial<Answers>[]): boolean {
  return fields.every((field) => {
    const target = findControl(form, field);
    if (!target || target.value === defaultValueOf(target)) return true;
    return drafts.some((answers) => answers[field] === target.value);
  });
}

/** Whether the form shows exactly these answers, in the fields that it has, and not only empty ones. */
export function showsAnswers(form: HTMLFormElement, answers: Partial<Answers>): boolean {
  const shown = Object.entries(readForm(form)) as [Field, string][];
  return shown.some(([, text]) => text) && shown.every(([field, text]) => text === (answers[field] ?? ''));
}

/**
 * Whether the form shows these answers with changes, as a form does that the browser has restored and the visitor has typed
 * into: every field that has an answer shows some text. A form that was filled anew is no edit of them.
 */
export function isEditOf(form: HTMLFormElement, answers: Partial<Answers>): boolean {
  const shown = Object.entries(readForm(form)) as [Field, string][];
  const isAnyTheSame = shown.some(([field, text]) => text !== '' && text === answers[field]);
  return isAnyTheSame && shown.every(([field, text]) => text !== '' || !answers[field]);
}

/** Shows these answers. */
export function fillForm(form: HTMLFormElement, answers: Partial<Answers>): void {
  for (const field of fields) {
    const target = findControl(form, field);
    const text = answers[field];
    if (!target || text === undefined) continue;
    // A service that is gone since: if its name were lost, the lead would look edited, and would not be sent.
    if (target instanceof HTMLSelectElement && text && ![...target.options].some(({ value }) => value === text))
      target.add(new Option(text));
    target.value = text;
  }
}
