/**
 * Runs inline, before the wizard's script loads: shows one question at a time, and moves on when Next is pressed at a
 * filled text field. Any other press is remembered. Without the script, the page becomes one plain form for good.
 */
export function firstSteps(): void {
  const marks = document.documentElement.dataset;
  marks['step'] = '1';
  const showPlainForm = (): void => void (Number(marks['step']) && delete marks['step']);
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
  // `typedFields` in lib/lead/form.ts reads this.
  addEventListener('input', ({ target }) => {
    marks['typed'] = `${marks['typed'] ?? ''} ${(target as HTMLInputElement).name}`;
  });
  addEventListener('click', (event) => {
    const step = Number(marks['step']);
    const form = (event.target as Element).closest<HTMLButtonElement>('[type=submit]')?.form;
    if (!step || !form) return;
    event.preventDefault();
    const fields = form.querySelectorAll<HTMLInputElement>('input,select,textarea');
    const isAnswered = fields[step - 1]?.type === 'text' && fields[step - 1]?.value.trim();
    // The second click of a double click was not meant for the next question.
    if (!isAnswered && event.detail < 2) marks['pressed'] = '';
    if (!isAnswered) return;
    marks['step'] = `${step + 1}`;
    fields[step]?.focus();
  });
}
