/**
 * The form that the server sent. Where a translator or an extension changed the page, React cannot take it over: it
 * removes that form and renders a new one. What the visitor was doing must go on in the new one.
 */
import { findControl, fields, fillForm, readForm, type Field } from '../../lib/lead/index.ts';

export interface ServedForm {
  /** Moves the answers, the focus and the caret into React's form, if that is another one. */
  carryOver: (form: HTMLFormElement) => void;
}

/** Watches the served form, from before React's first rendering on. */
export function watchServedForm(): ServedForm | undefined {
  const served = globalThis.document?.querySelector<HTMLFormElement>('main form');
  if (!served) return undefined;
  let focused: Element | null = served.contains(document.activeElement) ? document.activeElement : null;
  const note = ({ target }: Event): void => {
    focused = target as Element;
  };
  document.addEventListener('focusin', note);
  // The visitor may leave the field for nothing else, such as by a tap beside it. A field that was removed with its form
  // is no such case: its form is gone by then.
  const forget = (): void => {
    const isLeft = served.isConnected && !served.contains(document.activeElement);
    if (isLeft) focused = null;
  };
  const forgetLater = (): void => void setTimeout(forget);
  served.addEventListener('focusout', forgetLater);

  return {
    carryOver(form) {
      document.removeEventListener('focusin', note);
      served.removeEventListener('focusout', forgetLater);
      if (form === served) return;
      fillForm(form, readForm(served));
      const field = fields.find((name) => findControl(served, name) === focused);
      if (field) moveFocus(served, form, field);
    },
  };
}

/** Goes on in the same field, at the same place. */
function moveFocus(served: HTMLFormElement, form: HTMLFormElement, field: Field): void {
  const [from, to] = [findControl(served, field), findControl(form, field)];
  if (!from || !to) return;
  to.focus();
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  if (from.selectionStart !== null) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
    return;
  }
  // An email field tells no caret. Writing its text again puts the caret at the end, where it almost always is.
  const { value } = to;
  to.value = '';
  to.value = value;
}
