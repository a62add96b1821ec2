import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { inTime } from '../../lib/delivery/index.ts';
import { emptyAnswers, fillAnswers, firstUnanswered, isEmpty, isRestored, noteTyping } from '../../lib/lead/index.ts';
import { whenActivated } from '../../lib/when-activated.ts';
import type { Session } from './session.ts';
import { entry, pushEntry, setEntry } from './use-steps.ts';
import { answersNow, firstState, stepCount, wizardForm, type Update, type WizardState } from './wizard.ts';

/** A service that the wizard offers: what `?service=` calls it, and what the drop-down shows and the lead stores. */
export type ServiceOption = { slug: string; option: string };

/**
 * What a link says: `?service=slug`, and `?request=` what the last question begins with. The query leaves the address, so
 * that a reload keeps later answers.
 */
function takeQuery(services: readonly ServiceOption[]) {
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname + location.hash);
  const service = services.find(({ slug }) => slug === query.get('service'))?.option ?? '';
  return { service, customRequest: query.get('request') ?? '' };
}

/** Whether the draft is on its way still: a press is not lost then, only late. */
export function waitsForDraft(): boolean {
  const marks = document.documentElement.dataset;
  if (marks['step'] !== 'opening') return false;
  marks['pressed'] = '';
  return true;
}

/**
 * Takes over the form that the page came with, and takes up the draft: what was typed before the script stays, and what the
 * visitor is busy with does not move.
 */
export function useOpening(
  session: Session,
  { ready, phase }: WizardState,
  update: Update,
  services: readonly ServiceOption[],
): void {
  // A page that the browser translated does not hydrate: React renders a new form, without what was typed.
  const [typed] = useState(answersNow);

  const open = useEffectEvent(async (areOlder: boolean, busy?: null): Promise<void> => {
    const form = wizardForm();
    if (!form) return;
    const { step, sent: isSent } = entry();
    if (isSent) fillAnswers(form, emptyAnswers, areOlder, undefined, busy);
    const at = isSent ? undefined : step;
    // A reload may have put the texts there.
    const hasTyped = !areOlder && !isEmpty(answersNow());
    const { service, customRequest } = takeQuery(services);
    fillAnswers(form, { service });
    const isBusy = hasTyped || form.contains(document.activeElement);
    const begun = at ?? 1;
    // The device may take a while to answer.
    const since = noteTyping(form);
    setEntry({ step: begun, sent: undefined });
    update({ ready: true, step: begun });
    let isSubmitted = false;
    await session.open(hasTyped, (draft, waits) => {
      fillAnswers(form, draft.answers, waits || (areOlder && !isEmpty(draft.answers)), since, busy);
      fillAnswers(form, { customRequest });
      const answers = answersNow();
      // A press of Next may have come before the draft.
      const { step: now = begun } = entry();
      const wanted = now !== begun ? now : waits ? stepCount : (at ?? (isBusy || since.size ? 1 : draft.step));
      const to = Math.min(wanted, firstUnanswered(answers) + 1, stepCount);
      isSubmitted = wanted > stepCount && firstUnanswered(answers) === stepCount;
      setEntry({ step: to });
      // Before the page says that it is ready, or the buttons would move in view.
      flushSync(() => update({ step: to, openedAt: to, slip: answers }));
      return to;
    });
    if (isSubmitted) session.submit();
  });

  const takeOver = useEffectEvent((leaving: AbortSignal) => {
    const form = wizardForm();
    if (form) fillAnswers(form, typed);
    const marks = document.documentElement.dataset;
    const shown = Number(marks['step']);
    // Once it is one plain form, it stays so.
    if (!shown) return;
    marks['step'] = 'opening';
    if (shown > 1) setEntry({ step: 1 });
    for (let before = 2; before <= shown; before += 1) pushEntry(before);
    const opening = open(isRestored());
    // A press belongs to the question that it met.
    const met = entry().step;
    if (met !== shown) delete marks['pressed'];
    const begin = (): void => {
      const isPressed = 'pressed' in marks;
      delete marks['pressed'];
      marks['step'] = 'ready';
      if (isPressed && entry().step === met) wizardForm()?.requestSubmit();
    };
    void inTime(opening).then(begin, begin);
    void opening.then(() => session.watch(leaving));
  });
  useLayoutEffect(() => whenActivated((leaving) => takeOver(leaving)), []);

  // Out of the page cache, the draft may have gone on elsewhere; after the thanks another request begins.
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !ready) return;
    if (phase === 'sent') flushSync(() => update({ ...firstState, ready }));
    void open(true, null);
  });
  useEffect(() => {
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
}
