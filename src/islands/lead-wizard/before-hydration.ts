/**
 * What happened before React hydrated the page, as `data-` attributes of the root element. Styles read
 * them, too.
 */
export interface PreHydrationState {
  /** The question shown; then 'restoring' while the draft is read, and 'ready'. Missing in the no-script form. */
  step?: `${number}` | 'restoring' | 'ready';
  /** The question at which Next was pressed. The press is carried out once the draft is read. */
  pressed?: `${number}`;
}

/**
 * Runs inline, before the wizard's script loads: shows one question at a time, and moves on when Next is pressed at a
 * filled text field. Any other press is noted. If the script fails to load, the page becomes the no-script form for good:
 * all questions at once, in a form that posts.
 *
 * The page contains the text of this function, so it can use nothing from outside of it.
 */
export function runBeforeHydration(): void {
  const state: PreHydrationState = document.documentElement.dataset;
  state.step = '1';

  const showNoScriptForm = (): void => {
    const isBeforeHydration = Number(state.step) > 0;
    if (isBeforeHydration) delete state.step;
  };
  addEventListener('astro:hydration-error', showNoScriptForm);
  // A script's error event does not bubble, so it is captured. Other scripts fail, too: those of extensions, or of the host.
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/_astro/`)) showNoScriptForm();
  };
  addEventListener('error', onError, true);
  // The script may take 10 s to load. While the page is prerendered, the time starts over.
  const startTimer = (): void => {
    setTimeout(document.prerendering ? startTimer : showNoScriptForm, 10_000);
  };
  startTimer();

  // A held Enter answers one question, before the script loads and after.
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  });

  addEventListener('click', (event) => {
    const step = Number(state.step);
    const { target } = event;
    // An extension may dispatch a click on the document, which is no element.
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[type=submit]') : null;
    const form = button?.form;
    if (!step || !form) return;
    event.preventDefault();
    const fields = form.querySelectorAll<HTMLInputElement>('[name]');
    const currentField = fields[step - 1];
    const isFilledText = currentField?.type === 'text' && currentField.value.trim() !== '';
    if (isFilledText) {
      state.step = `${step + 1}`;
      fields[step]?.focus();
      return;
    }
    // The second click of a double click was not meant for the next question.
    const isDoubleClick = event.detail > 1;
    if (!isDoubleClick) state.pressed = `${step}`;
  });
  // Who types after a press is not waiting for it anymore: carried out, it would split the text between two questions.
  addEventListener('input', () => {
    delete state.pressed;
  });
}
