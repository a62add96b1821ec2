/**
 * The form that the server sent. Where a translator or an extension changed the page, React cannot take it over: it
 * removes that form and renders a new one. What the visitor was doing must go on in the new one.
 */
import { fields, fillForm, findControl, readForm, type Field } from '../../lib/lead/index.ts';

export interface ServedForm {
  /** Moves the answers, the focus and the caret into React's form, if that is another one. */
  carryOver: (form: HTMLFormElement) => void;
}

/** Watches the served form, from before React's first rendering on. On the server, there is none. */
export function watchServedForm(): ServedForm | undefined {
  const served = globalThis.document?.querySelector<HTMLFormElement>('main form');
  if (!served) return undefined;
  let focused: Element | null = served.contains(document.activeElement) ? document.activeElement : null;

  const onFocusIn = ({ target }: Event): void => {
    focused = target as Element;
  };
  document.addEventListener('focusin', onFocusIn);

  // The visitor may leave the field without focusing another one, such as by a tap beside it. When React removes the form,
  // its field loses the focus, too, but then the form is no longer connected.
  const forgetIfLeft = (): void => {
    const isLeft = served.isConnected && !served.contains(document.activeElement);
    if (isLeft) focused = null;
  };
  const onFocusOut = (): void => {
    setTimeout(forgetIfLeft);
  };
  served.addEventListener('focusout', onFocusOut);

  return {
    carryOver(form) {
      document.removeEventListener('focusin', onFocusIn);
      served.removeEventListener('focusout', onFocusOut);
      if (form === served) return;
      fillForm(form, readForm(served));
      const focusedField = fields.find((field) => findControl(served, field) === focused);
      if (focusedField) moveFocus(served, form, focusedField);
    },
  };
}

/** Focuses the same field of the other form, with the caret or the selection at the same place. */
function moveFocus(fromForm: HTMLFormElement, toForm: HTMLFormElement, field: Field): void {
  const from = findControl(fromForm, field);
  const to = findControl(toForm, field);
  if (!from || !to) return;
  to.focus();
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart !== null) {
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    return;
  }
  // An email field does not tell where its caret is. Writing its text again puts the caret at the end, where it most
  // often is.
  const text = to.value;
  to.value = '';
  to.value = text;
}
