import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { inTime, type Session } from '../../lib/delivery/index.ts';
import * as lead from '../../lib/lead/index.ts';
import { whenActivated } from '../../lib/when-activated.ts';
import type { Marks } from './first-steps.ts';
import { entry, pushEntry, setEntry } from './use-steps.ts';
import { firstState, openingStep, type FormRef, type Update, type WizardState } from './state.ts';

/** A service that the wizard offers: `slug` is its name in `?service=`; `option` is shown and stored. */
export type ServiceOption = { slug: string; option: string };

/**
 * Reads a link's query: `?service=slug`, and `?request=`, the beginning of the last answer. Removes the query from the
 * address, because a reload would apply it again, over later answers.
 */
function takeQuery(services: readonly ServiceOption[]) {
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname + location.hash);
  const service = services.find(({ slug }) => slug === query.get('service'))?.option;
  return { service, customRequest: query.get('request') ?? '' };
}

const marks = (): Marks => document.documentElement.dataset;

/**
 * Takes over the page's form and fills it from a draft. Text that was typed before the script loaded stays, and a
 * visitor who is already typing stays at that question.
 */
export function useOpening(
  formRef: FormRef,
  session: Session,
  { opening, pressedAt, phase, step: now }: WizardState,
  update: Update,
  services: readonly ServiceOption[],
): void {
  // On a page that the browser translated, React cannot hydrate: it renders a new, empty form. Keep what was typed.
  const [typed] = useState(() => lead.answersIn(globalThis.document?.querySelector<HTMLFormElement>('main form')));

  const open = useEffectEvent(async (): Promise<void> => {
    const form = formRef.current!;
    const { step, sent: isSent } = entry();
    if (isSent) lead.fillAnswers(form, lead.emptyAnswers);
    const entryStep = isSent ? undefined : step;
    const query = takeQuery(services);
    const isFocused = form.contains(document.activeElement);
    const startStep = entryStep ?? 1;
    setEntry({ step: startStep, sent: undefined });
    update({ step: startStep });
    // Reading the device takes a while, during which the visitor may type and press Next.
    const isTyped = (): boolean => lead.typedFields().length > 0;
    const goesOn = ({ answers }: { answers: lead.Answers }) => !isTyped() || lead.stillShows(form, answers);
    await session.open(goesOn, (draft, waits) => {
      if (!lead.isEmpty(draft.answers)) lead.fillAnswers(form, draft.answers);
      // A link's query must not change a request that was already submitted.
      const { customRequest } = lead.answersIn(form);
      if (!waits) lead.fillAnswers(form, { ...query, customRequest: customRequest || query.customRequest });
      const answers = lead.answersIn(form);
      const shown = entry().step ?? 1;
      const stays = isFocused || isTyped() || shown !== startStep;
      const to = openingStep(shown, stays, waits, entryStep ?? draft.step, answers);
      setEntry({ step: to });
      // At once: after the page is marked as ready, the visitor would see the buttons move.
      flushSync(() => update({ step: to, openedAt: to, slip: answers }));
      return { answers, step: to };
    });
  });

  /** Once the draft is open, carries out a press of Next that was made meanwhile. */
  const begin = useEffectEvent((leaving: AbortSignal): void => {
    flushSync(() => update({ opening: 'done', pressedAt: 0 }));
    marks().step = 'ready';
    if (pressedAt === now) formRef.current?.requestSubmit();
    session.watch(leaving);
  });

  const takeOver = useEffectEvent((leaving: AbortSignal) => {
    for (const field of lead.fields) lead.control(formRef.current!, field)!.value ||= typed[field];
    const { step, pressed } = marks();
    const shown = Number(step);
    // `firstSteps` has turned the page into one plain form, and it stays one.
    if (!shown) return;
    marks().step = 'opening';
    delete marks().pressed;
    update({ opening: 'draft', pressedAt: Number(pressed ?? 0) });
    if (shown > 1) setEntry({ step: 1 });
    for (let before = 2; before <= shown; before += 1) pushEntry(before);
    const end = (): void => begin(leaving);
    void inTime(open()).then(end, end);
  });
  useLayoutEffect(() => whenActivated((leaving) => takeOver(leaving)), []);

  // After a return from the page cache: another tab may have changed the draft, and the thanks give way to a new form.
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || opening === 'page') return;
    if (phase === 'sent') flushSync(() => update({ ...firstState, opening }));
    lead.forgetTyping();
    void open();
  });
  useEffect(() => {
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
}
