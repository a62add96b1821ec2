/**
 * What the form does before its script is there, inline and ahead of it: one question at a time, and Next on a text that is
 * filled in. Another press is remembered. Where the script does not come, the page is one plain form, and stays so.
 */
export function firstSteps(): void {
  const marks = document.documentElement.dataset;
  marks['step'] = '1';
  const showPlainForm = (): void => void (Number(marks['step']) && delete marks['step']);
  addEventListener('astro:hydration-error', showPlainForm);
  // A script's own error is seen on its way down only.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showPlainForm(), true);
  // Nobody waits in a page that is only prerendered.
  const wait = (): void => void setTimeout(document.prerendering ? wait : showPlainForm, 10_000);
  wait();
  // A held key answers one question, before the script comes and after.
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  });
  addEventListener('click', (event) => {
    const step = Number(marks['step']);
    const form = (event.target as Element).closest<HTMLButtonElement>('[type=submit]')?.form;
    if (!step || !form) return;
    event.preventDefault();
    const fields = form.querySelectorAll<HTMLInputElement>('input,select,textarea');
    if (fields[step - 1]?.type !== 'text' || !fields[step - 1]?.value.trim()) return void (marks['pressed'] = '');
    marks['step'] = `${step + 1}`;
    fields[step]?.focus();
  });
}
