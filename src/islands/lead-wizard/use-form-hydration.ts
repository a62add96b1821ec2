import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { withTimeout, type Session } from '../../lib/submission/index.ts';
import { whenActivated } from '../../lib/when-activated.ts';
import type { PreHydrationState } from './before-hydration.ts';
import { pushHistoryEntry, updateHistoryEntry } from './history-entry.ts';
import { restoreDraft } from './restore-draft.ts';
import { watchServerRenderedForm } from './server-rendered-form.ts';
import { initialWizardState, type FormRef, type ServiceOption, type Update, type WizardState } from './state.ts';

interface HydrationOptions {
  formRef: FormRef;
  session: Session;
  services: readonly ServiceOption[];
  state: WizardState;
  update: Update;
}

const getPreHydrationState = (): PreHydrationState => document.documentElement.dataset;

/** Gives each step that was shown before hydration an entry of the browser's history, as Next does afterwards. */
function addHistoryEntries(shownStep: number): void {
  if (shownStep === 1) return;
  updateHistoryEntry({ step: 1 });
  for (let step = 2; step <= shownStep; step += 1) pushHistoryEntry(step);
}

/** Hydrates the server-rendered form once the visitor sees the page, and restores the draft. */
export function useFormHydration({ formRef, session, services, state, update }: HydrationOptions): void {
  const { pressedStep, step } = state;
  const [serverRenderedForm] = useState(watchServerRenderedForm);

  /** Once the draft is restored, carries out a press of Next that was made before. */
  const onRestored = useEffectEvent((leaving: AbortSignal): void => {
    flushSync(() => update({ readiness: 'ready', pressedStep: 0 }));
    getPreHydrationState().step = 'ready';
    // `step` and `pressedStep` are those before this update.
    if (pressedStep === step) formRef.current?.requestSubmit();
    session.startSending(leaving);
  });

  const onActivated = useEffectEvent((leaving: AbortSignal): void => {
    const preHydration = getPreHydrationState();
    const shownStep = Number(preHydration.step);
    const isNoScriptForm = !shownStep;
    if (isNoScriptForm) return;
    const earlierPressedStep = Number(preHydration.pressed ?? 0);
    preHydration.step = 'restoring';
    delete preHydration.pressed;
    update({ readiness: 'restoring', pressedStep: earlierPressedStep });
    addHistoryEntries(shownStep);
    const restoring = restoreDraft({ form: formRef.current!, session, services, update });
    const end = (): void => onRestored(leaving);
    void withTimeout(restoring).then(end, end);
  });

  // Moves the answers into React's form in the task in which React replaces the server-rendered one: no key press is
  // lost.
  useLayoutEffect(() => {
    serverRenderedForm?.carryOver(formRef.current!);
  }, [serverRenderedForm, formRef]);

  // Waits for the visitor if the page is prerendered. `leaving` aborts when the wizard is removed.
  useLayoutEffect(() => whenActivated((leaving) => onActivated(leaving)), []);
}

/**
 * Restores the draft again when the page returns from the back/forward cache: another tab may have changed it, and the
 * thank-you screen gives way to a new form.
 */
export function useBfcacheRestore({ formRef, session, services, state, update }: HydrationOptions): void {
  const { phase, readiness } = state;

  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent): void => {
    if (!persisted || readiness === 'static') return;
    // At once, so that there is a form to fill.
    if (phase === 'sent') flushSync(() => update({ ...initialWizardState, readiness }));
    void restoreDraft({ form: formRef.current!, session, services, update });
  });
  useEffect(() => {
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}
