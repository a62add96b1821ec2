import { useEffectEvent, useLayoutEffect, useState, type Dispatch, type RefObject } from 'react';
import { loadDraft, readHandOver, type LeadDraft } from '../../lib/leads/device.ts';
import { firstOpen } from '../../lib/leads/steps.ts';
import { whenActivated } from '../../lib/when-activated.ts';
import { fillAnswers, focusedField, readAnswers } from './answers-form.ts';
import { currentEntry, openAt } from './history-entries.ts';
import { stepCount, type WizardEvent, type WizardState } from './wizard.ts';

/** A service that the wizard offers: what `?service=` calls it, and what the drop-down shows and the lead stores. */
export interface ServiceOption {
  slug: string;
  option: string;
}

interface Opening {
  formRef: RefObject<HTMLFormElement | null>;
  state: WizardState;
  dispatch: Dispatch<WizardEvent>;
  services: readonly ServiceOption[];
  /** The fields have all there was; `attempt` is the draft's. */
  onRestored: (attempt: LeadDraft['attempt']) => void;
  onPressed: () => void;
}

/** The service that `?service=slug` names. The query leaves the address, so that a reload keeps a later choice. */
function takeService(services: readonly ServiceOption[]): string {
  if (!location.search) return '';
  const slug = new URLSearchParams(location.search).get('service');
  history.replaceState(history.state, '', location.pathname + location.hash);
  return services.find((service) => service.slug === slug)?.option ?? '';
}

/** Takes over from the page's inline script. Returns whether Next was pressed before the script was there. */
function takePress(): boolean {
  const marks = document.documentElement.dataset;
  const pressed = 'pressed' in marks;
  delete marks['pressed'];
  marks['step'] = 'ready';
  return pressed;
}

/** The furthest step that the answers allow. */
const reachable = (form: HTMLFormElement): number => Math.min(firstOpen(readAnswers(form)) + 1, stepCount);

/** Whether the visitor is already busy here: then nothing may move. A service may come from the address. */
function hasBegun(form: HTMLFormElement): boolean {
  const answers = Object.values({ ...readAnswers(form), service: '' });
  return focusedField(form) >= 0 || answers.some((text) => text !== '');
}

/**
 * Takes over the form that the page came with: what was typed before the script arrived stays, then come the contact
 * form's answers, the service in the address, and the draft.
 */
export function useOpening({ formRef, state, dispatch, services, onRestored, onPressed }: Opening): void {
  const press = useEffectEvent(onPressed);
  // A page that the browser translated does not hydrate: React renders a new form, without what was typed.
  const [typed] = useState(() => {
    const form = globalThis.document?.querySelector<HTMLFormElement>('main form');
    return form && readAnswers(form);
  });

  const restore = useEffectEvent((draft: LeadDraft | null, handed: boolean, reloadedAt: number | undefined): void => {
    const form = formRef.current;
    if (!form || state.phase === 'sent') return;
    // Storage was so slow that the lead is already on its way: nothing may be added to it.
    if (state.phase === 'sending') return onRestored(null);
    const stays = handed || hasBegun(form) || reloadedAt !== undefined;
    if (draft) fillAnswers(form, draft.answers);
    // What the contact form handed over is a new request, not an edit of one that failed before.
    onRestored(handed ? null : (draft?.attempt ?? null));
    const step = Math.min(stays ? state.step : (draft?.step ?? 1), reachable(form));
    if (step !== state.step && !reloadedAt) openAt(step);
    dispatch({ type: 'opened', step, answers: readAnswers(form) });
  });

  const open = useEffectEvent((): void => {
    const form = formRef.current;
    const pressed = takePress();
    if (!form) return;
    if (currentEntry().sent) return dispatch({ type: 'returned' });

    if (typed) fillAnswers(form, typed);
    const handed = readHandOver();
    fillAnswers(form, { ...handed, service: takeService(services) });
    const reloadedAt = currentEntry().step;
    const step = focusedField(form) + 1 || reloadedAt || (handed ? reachable(form) : 1);
    if (!reloadedAt) openAt(step);
    dispatch({ type: 'opened', step, answers: readAnswers(form) });
    // Not lost, only late.
    if (pressed) setTimeout(() => press());
    void loadDraft()
      .catch(() => null)
      .then((draft) => restore(draft, handed !== null, reloadedAt));
  });

  useLayoutEffect(() => whenActivated(() => open()), []);
}
