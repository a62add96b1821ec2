/**
 * What the form can do before the island's script is there. Inlined in the page ahead of the form, so it uses
 * nothing from outside itself. The first paint shows one question, after a reload the one that the visitor was at; the
 * answers that are plain text need only be there, so Next goes on without waiting; another press is remembered. When the
 * script does not come, all questions show, and the mail takes what was typed.
 */
export function beforeScript(): void {
  const marks = document.documentElement.dataset;
  const entry = (): { step?: number; depth?: number; sent?: true } => history.state ?? {};
  const show = (step: number | string): void => {
    marks['step'] = `${step}`;
  };
  const reveal = (): void => {
    if (marks['step'] !== 'ready') delete marks['step'];
  };

  show(entry().sent ? 'sent' : (entry().step ?? 1));
  addEventListener('astro:hydration-error', reveal);
  // Nobody waits for the script in a page that is only prerendered.
  const giveUp = (): void => void setTimeout(document.prerendering ? giveUp : reveal, 12_000);
  giveUp();

  addEventListener('submit', ({ target }) => {
    const step = Number(marks['step']);
    if (!step) return;
    const fields = (target as HTMLFormElement).querySelectorAll<HTMLInputElement>('input,select,textarea');
    const field = fields[step - 1];
    if (field?.type !== 'text' || !field.value.trim()) {
      marks['pressed'] = '';
      return;
    }
    delete marks['pressed'];
    if (!entry().step) history.replaceState({ step, depth: 0 }, '');
    history.pushState({ step: step + 1, depth: (entry().depth ?? 0) + 1 }, '');
    show(step + 1);
    fields[step]?.focus();
  });

  addEventListener('popstate', () => {
    if (Number(marks['step'])) show(entry().step ?? 1);
  });

  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLAnchorElement) || target.id !== 'answers-mail') return;
    const answers = Array.from(
      document.querySelectorAll<HTMLLabelElement>('main label'),
      ({ textContent, control }) => `${textContent}\n${(control as HTMLInputElement).value}`,
    );
    target.href = `${target.href.split('&body=')[0]}&body=${encodeURIComponent(answers.join('\n\n'))}`;
  });
}
