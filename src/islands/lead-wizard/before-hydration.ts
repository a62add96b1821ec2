/** What the page's script takes over, as `data-` attributes of the root element. */
export interface BootState {
  /** The question shown; then 'restoring' while the draft is read, and 'ready'. Missing in the plain form. */
  step?: `${number}` | 'restoring' | 'ready';
  /** The question at which Next was pressed. The press waits. */
  pressed?: `${number}`;
}

/**
 * Runs inline, before the wizard's script loads: shows one question at a time, and moves on when Next is pressed at a
 * filled text field. Any other press is remembered. Without the script, the page becomes one plain form for good.
 */
export function runBeforeHydration(): void {
  const boot: BootState = document.documentElement.dataset;
  boot.step = '1';
  const showNoScriptForm = (): void => void (Number(boot.step) && delete boot.step);
  addEventListener('astro:hydration-error', showNoScriptForm);
  // A script's error event does not bubble, so it is captured. Other scripts fail, too: those of extensions, or of the host.
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/_astro/`)) showNoScriptForm();
  };
  addEventListener('error', onError, true);
  // While the page is prerendered, the 10 seconds start over.
  const wait = (): void => void setTimeout(document.prerendering ? wait : showNoScriptForm, 10_000);
  wait();
  // A held Enter answers one question, before the script loads and after.
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  });
  addEventListener('click', (event) => {
    const step = Number(boot.step);
    const form = (event.target as Element).closest<HTMLButtonElement>('[type=submit]')?.form;
    if (!step || !form) return;
    event.preventDefault();
    const fields = form.querySelectorAll<HTMLInputElement>('[name]');
    const asked = fields[step - 1];
    if (asked?.type === 'text' && asked.value.trim()) {
      boot.step = `${step + 1}`;
      fields[step]?.focus();
    } else if (event.detail < 2) {
      // The second click of a double click was not meant for the next question.
      boot.pressed = `${step}`;
    }
  });
}
