/** What the page's script takes over, as `data-` attributes of the root element. */
export interface Marks {
  /** The question shown; then 'opening' while the draft is read, and 'ready'. Missing in the plain form. */
  step?: `${number}` | 'opening' | 'ready';
  /** The question at which Next was pressed. The press waits. */
  pressed?: `${number}`;
  /** The names of fields that the visitor has typed into: `typedFields` in lib/lead/form.ts. */
  typed?: string;
}

/**
 * Runs inline, before the wizard's script loads: shows one question at a time, and moves on when Next is pressed at a
 * filled text field. Any other press is remembered. Without the script, the page becomes one plain form for good.
 */
export function firstSteps(): void {
  const marks: Marks = document.documentElement.dataset;
  marks.step = '1';
  const showPlainForm = (): void => void (Number(marks.step) && delete marks.step);
  addEventListener('astro:hydration-error', showPlainForm);
  // A script's error event does not bubble, so it is captured.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showPlainForm(), true);
  // While the page is prerendered, the 10 seconds start over.
  const wait = (): void => void setTimeout(document.prerendering ? wait : showPlainForm, 10_000);
  wait();
  // A held Enter answers one question, before the script loads and after.
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  });
  addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    if (!marks.typed?.includes(name)) marks.typed = [marks.typed, name].join(' ');
  });
  addEventListener('click', (event) => {
    const step = Number(marks.step);
    const form = (event.target as Element).closest<HTMLButtonElement>('[type=submit]')?.form;
    if (!step || !form) return;
    event.preventDefault();
    const fields = form.querySelectorAll<HTMLInputElement>('[name]');
    const asked = fields[step - 1];
    if (asked?.type === 'text' && asked.value.trim()) {
      marks.step = `${step + 1}`;
      fields[step]?.focus();
    } else if (event.detail < 2) {
      // The second click of a double click was not meant for the next question.
      marks.pressed = `${step}`;
    }
  });
}
