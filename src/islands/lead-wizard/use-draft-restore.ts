import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { queuedSubmission, withTimeout, type Draft, type Session, type ShownForm } from '../../lib/submission/index.ts';
import {
  findControl,
  defaultValueOf,
  fields,
  fillForm,
  isEditOf,
  isUntouched,
  canFillForm,
  readForm,
} from '../../lib/lead/index.ts';
import { whenActivated } from '../../lib/when-activated.ts';
import { isReloadOrBack, whenFormRestored } from '../../lib/when-restored.ts';
import type { BootState } from './before-hydration.ts';
import { watchServedForm } from './served-form.ts';
import { initialState, stepToResume, type FormRef, type Update, type WizardState } from './state.ts';
import { readHistoryEntry, pushHistoryEntry, updateHistoryEntry } from './use-steps.ts';

/** A service that the wizard offers: `slug` is its name in `?service=`; `option` is shown and stored. */
export type ServiceOption = { slug: string; option: string };

/** Reads a link's query: `?service=slug`, and `?request=`, the beginning of the last answer. */
function readQuery(services: readonly ServiceOption[]) {
  const query = new URLSearchParams(location.search);
  const service = services.find(({ slug }) => slug === query.get('service'))?.option ?? '';
  return { service, customRequest: query.get('request') ?? '' };
}

/** A reload would apply the query again, over later answers. */
const removeQuery = (): void => history.replaceState(history.state, '', location.pathname + location.hash);

/** Empties a form that the browser has restored, but for the field in which the visitor is. */
function resetExceptFocused(form: HTMLFormElement): void {
  const typed = readForm(form);
  const focused = fields.find((field) => findControl(form, field) === document.activeElement);
  form.reset();
  if (focused) fillForm(form, { [focused]: typed[focused] });
}

const boot = (): BootState => document.documentElement.dataset;

/**
 * Takes over the page's form, and fills it from a draft, all of it or nothing. What anybody has put into the form before
 * stays, and a visitor who is already typing stays at that question.
 */
export function useDraftRestore(
  formRef: FormRef,
  session: Session,
  { readiness, pressedStep, phase, step: current }: WizardState,
  update: Update,
  services: readonly ServiceOption[],
): void {
  const [served] = useState(watchServedForm);

  const restore = useEffectEvent(async (): Promise<void> => {
    const form = formRef.current!;
    // What this page itself kept last is the draft's own text, even if another tab has changed the draft since.
    const keptHere = session.savedAnswers();
    const { step: entryStep, sent: isSent } = readHistoryEntry();
    const startStep = (isSent ? undefined : entryStep) ?? 1;
    const query = readQuery(services);
    const hasChoice = Boolean(query.service || query.customRequest);
    updateHistoryEntry({ step: startStep, sent: undefined });
    update({ step: startStep });
    await whenFormRestored();
    // Coming back to a request that was sent begins another one. What is being typed is part of it.
    if (isSent && isReloadOrBack()) resetExceptFocused(form);
    const isFocused = form.contains(document.activeElement);
    let isPassedOver = false;

    const matches = (draft: Draft): boolean => canFillForm(form, draft.answers, keptHere);
    const canResume = (draft: Draft, isOwn: boolean): boolean => {
      if (!queuedSubmission(draft)) return matches(draft);
      // A link's choice begins another request. The one that is queued is sent all the same.
      isPassedOver ||= hasChoice;
      // This tab's own request is adopted even if the form differs: the visitor changed it before the script came.
      return !hasChoice && (matches(draft) || (isOwn && isReloadOrBack() && isEditOf(form, draft.answers)));
    };

    const show = (found: Draft | undefined): ShownForm => {
      const select = findControl(form, 'service')!;
      const isChosen = select.value !== defaultValueOf(select);
      if (found && matches(found)) fillForm(form, found.answers);
      if (query.service && !isChosen) fillForm(form, { service: query.service });
      if (query.customRequest && !findControl(form, 'customRequest')!.value) {
        fillForm(form, { customRequest: query.customRequest });
      }
      const answers = readForm(form);
      // Reading the device takes a while, during which the visitor may type and press Next.
      const shownStep = readHistoryEntry().step ?? 1;
      const hasMoved = shownStep !== startStep;
      const isFilledByOthers = !found && !isUntouched(form);
      const isUnderWay = isFocused || hasMoved || isFilledByOthers;
      const savedStep = entryStep ?? found?.step ?? 1;
      const isQueued = queuedSubmission(found) !== undefined;
      const step = stepToResume({ shownStep, isUnderWay, isQueued, savedStep, answers });
      updateHistoryEntry({ step });
      // At once: after the page is marked as ready, the visitor would see the buttons move.
      flushSync(() =>
        update({ step, restoredStep: isUnderWay ? 1 : step, summary: { ...initialState.summary, ...answers } }),
      );
      return { answers, step, notice: isPassedOver ? 'queued' : null };
    };

    const isKept = await session.open(canResume, show);
    if (isKept) removeQuery();
  });

  /** Once the draft is open, carries out a press of Next that was made meanwhile. */
  const begin = useEffectEvent((leaving: AbortSignal): void => {
    flushSync(() => update({ readiness: 'ready', pressedStep: 0 }));
    boot().step = 'ready';
    if (pressedStep === current) formRef.current?.requestSubmit();
    session.watch(leaving);
  });

  const takeOver = useEffectEvent((leaving: AbortSignal) => {
    const { step, pressed } = boot();
    const shownStep = Number(step);
    // `runBeforeHydration` has turned the page into one plain form, and it stays one.
    if (!shownStep) return;
    boot().step = 'restoring';
    delete boot().pressed;
    update({ readiness: 'restoring', pressedStep: Number(pressed ?? 0) });
    if (shownStep > 1) updateHistoryEntry({ step: 1 });
    for (let before = 2; before <= shownStep; before += 1) pushHistoryEntry(before);
    const end = (): void => begin(leaving);
    void withTimeout(restore()).then(end, end);
  });
  // In the task in which React replaces the form, so that no key press gets lost between the two.
  useLayoutEffect(() => served?.carryOver(formRef.current!), [served, formRef]);
  useLayoutEffect(() => whenActivated((leaving) => takeOver(leaving)), []);

  // After a return from the page cache: another tab may have changed the draft, and the thanks give way to a new form.
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || readiness === 'static') return;
    if (phase === 'sent') flushSync(() => update({ ...initialState, readiness }));
    void restore();
  });
  useEffect(() => {
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
}
