/**
 * The form that the server sent. Where a translator or an extension changed the page, React cannot hydrate it: it
 * removes that form and renders a new one. What the visitor was doing must go on in the new one.
 */
import { fields, fillForm, findControl, readForm, type Field } from '../../lib/lead/index.ts';

export interface ServerRenderedForm {
  /** Moves the answers, the focus and the caret into React's form, if that is another one. */
  carryOver: (form: HTMLFormElement) => void;
}

/** Watches the server-rendered form, from before React's first rendering on. On the server, there is none. */
export function watchServerRenderedForm(): ServerRenderedForm | undefined {
  const serverForm = globalThis.document?.querySelector<HTMLFormElement>('main form');
  if (!serverForm) return undefined;
  let focused: Element | null = serverForm.contains(document.activeElement) ? document.activeElement : null;

  const onFocusIn = ({ target }: Event): void => {
    focused = target as Element;
  };
  document.addEventListener('focusin', onFocusIn);

  // The visitor may leave the field without focusing another one, such as by a tap beside it. When React removes the form,
  // its field loses the focus, too, but then the form is no longer connected.
  const forgetIfLeft = (): void => {
    const isLeft = serverForm.isConnected && !serverForm.contains(document.activeElement);
    if (isLeft) focused = null;
  };
  const onFocusOut = (): void => {
    setTimeout(forgetIfLeft);
  };
  serverForm.addEventListener('focusout', onFocusOut);

  return {
    carryOver(form) {
      document.removeEventListener('focusin', onFocusIn);
      serverForm.removeEventListener('focusout', onFocusOut);
      if (form === serverForm) return;
      fillForm(form, readForm(serverForm));
      const focusedField = fields.find((field) => findControl(serverForm, field) === focused);
      if (focusedField) moveFocus(serverForm, form, focusedField);
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
