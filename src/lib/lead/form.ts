/** Reads and fills a form. Its fields have the names of the answers; a form need not have all of them. */
import { fields, type Answers, type Field, type Question } from './answers.ts';
import { texts } from './texts.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The attributes of a question's field in the wizard and in home's form, spelled as React spells them. The site's scripts
 * remove `maxLength`, which cuts off pasted text silently: `validate` says instead that the text is too long.
 */
export function fieldAttributes(question: Question) {
  const { field, type, maxLength, requiredMessage, placeholder, autoComplete, autoCapitalize } = question;
  const isRequired = requiredMessage !== undefined;
  const commonAttributes = { name: field, required: isRequired };
  if (type === 'select') return commonAttributes;
  const textAttributes = { ...commonAttributes, maxLength, placeholder, autoComplete };
  if (type === 'textarea') return { ...textAttributes, dir: 'auto' };
  const notBlank = isRequired ? String.raw`.*\S.*` : undefined;
  const pattern = type === 'email' ? String.raw`.*@.+\..+` : notBlank;
  const dir = type === 'text' ? 'auto' : undefined;
  return { ...textAttributes, type, pattern, dir, autoCapitalize };
}

/** The sentence beside a question's field in the wizard. It says whether the question may be left out. */
export function hintOf({ requiredMessage, hint }: Question): string | undefined {
  if (requiredMessage) return hint;
  return hint ? `${texts.optional} ${hint}` : texts.optional;
}

export function findControl(form: HTMLFormElement, field: Field): Control | null {
  return form.querySelector<Control>(`:is(input, select, textarea)[name="${field}"]:not([type="hidden"])`);
}

/** Returns what the form shows, for the fields that it has. */
export function readForm(form: HTMLFormElement): Partial<Answers> {
  const answers: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const control = findControl(form, field);
    if (control) answers[field] = control.value;
  }
  return answers;
}

/** Returns the value that the control has when nobody has filled it. */
export function defaultValueOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  const defaultOption = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return defaultOption?.value ?? '';
}

/** Whether every field shows its default, or the text that one of these drafts has for it. */
function showsOnlyDefaultsOr(form: HTMLFormElement, drafts: Partial<Answers>[]): boolean {
  return fields.every((field) => {
    const control = findControl(form, field);
    if (!control || control.value === defaultValueOf(control)) return true;
    return drafts.some((answers) => answers[field] === control.value);
  });
}

/** Whether every field shows its default: nobody has filled the form. */
export const isUntouched = (form: HTMLFormElement): boolean => showsOnlyDefaultsOr(form, []);

/**
 * Whether the form may be filled from a draft: nothing would be lost that the draft does not have, or that this page has
 * not saved (`savedHere`). Otherwise somebody else has filled the form: the visitor, a password manager (often without
 * any event), or the browser.
 */
export function canFillForm(form: HTMLFormElement, answers: Partial<Answers>, savedHere: Partial<Answers>): boolean {
  return showsOnlyDefaultsOr(form, [answers, savedHere]);
}

/** Whether the form shows exactly these answers, in the fields that it has, and at least one that is not empty. */
export function showsAnswers(form: HTMLFormElement, answers: Partial<Answers>): boolean {
  const shown = Object.entries(readForm(form)) as [Field, string][];
  const hasText = shown.some(([, text]) => text);
  const isSame = shown.every(([field, text]) => text === (answers[field] ?? ''));
  return hasText && isSame;
}

/**
 * Whether the form shows these answers with changes, as a form does that the browser has restored and the visitor has
 * typed into: at least one answer is the same, and no answer is missing. A form with other answers only is no edit.
 */
export function isEditOf(form: HTMLFormElement, answers: Partial<Answers>): boolean {
  const shown = Object.entries(readForm(form)) as [Field, string][];
  const hasSameAnswer = shown.some(([field, text]) => text !== '' && text === answers[field]);
  const isComplete = shown.every(([field, text]) => text !== '' || !answers[field]);
  return hasSameAnswer && isComplete;
}

/** Shows these answers. Fields without an answer stay as they are. */
export function fillForm(form: HTMLFormElement, answers: Partial<Answers>): void {
  for (const field of fields) {
    const control = findControl(form, field);
    const text = answers[field];
    if (!control || text === undefined) continue;
    if (control instanceof HTMLSelectElement) addMissingOption(control, text);
    control.value = text;
  }
}

/** Offers a service that the site no longer has. If its name were lost, the lead would look edited, and not be sent. */
function addMissingOption(select: HTMLSelectElement, text: string): void {
  const isOffered = [...select.options].some(({ value }) => value === text);
  if (text && !isOffered) select.add(new Option(text));
}
