/** Fills the wizard from a draft on the device, and from the query of the link that led here. */
import { flushSync } from 'react-dom';
import {
  canFillForm,
  defaultValueOf,
  emptyAnswers,
  fields,
  fillForm,
  findControl,
  isEditOf,
  isUntouched,
  readForm,
} from '../../lib/lead/index.ts';
import { queuedSubmission, type Draft, type Session, type ShownForm } from '../../lib/submission/index.ts';
import { isReloadOrBack, whenFormRestored } from '../../lib/when-restored.ts';
import { readHistoryEntry, updateHistoryEntry } from './history-entry.ts';
import { readLinkQuery, removeLinkQuery } from './link-query.ts';
import { stepToResume, type ServiceOption, type Update } from './state.ts';

/** What the wizard is made of, for code outside of its component. */
export interface WizardParts {
  form: HTMLFormElement;
  session: Session;
  services: readonly ServiceOption[];
  update: Update;
}

/** Empties a form that the browser has restored, except for the field that has the focus. */
function resetExceptFocused(form: HTMLFormElement): void {
  const answers = readForm(form);
  const focused = fields.find((field) => findControl(form, field) === document.activeElement);
  form.reset();
  if (focused) fillForm(form, { [focused]: answers[focused] });
}

/** Fills in what the link chooses, in fields that the visitor has not filled. `hasChosenService`: before the draft. */
function fillFromLink(form: HTMLFormElement, query: ReturnType<typeof readLinkQuery>, hasChosenService: boolean): void {
  const { service, customRequest } = query;
  if (service && !hasChosenService) fillForm(form, { service });
  const hasRequest = findControl(form, 'customRequest')!.value !== '';
  if (customRequest && !hasRequest) fillForm(form, { customRequest });
}

/**
 * Fills the form from a draft, all of it or nothing, and shows the step where the draft was left. What anybody has put
 * into the form before stays, and a visitor who is already typing stays at that question. Rejects if the storage fails.
 */
export async function restoreDraft({ form, session, services, update }: WizardParts): Promise<void> {
  // What this page saved last is the draft's own text, even if another tab has changed the draft since.
  const savedHere = session.getSavedAnswers();
  const query = readLinkQuery(services);
  const hasLinkChoice = query.service !== '' || query.customRequest !== '';
  const { step: entryStep, sent: wasSent } = readHistoryEntry();
  const startStep = wasSent ? 1 : (entryStep ?? 1);
  updateHistoryEntry({ step: startStep, sent: undefined });
  update({ step: startStep });

  await whenFormRestored();
  // Coming back to a lead that was sent begins another one. What is being typed is part of it.
  if (wasSent && isReloadOrBack()) resetExceptFocused(form);
  const hasFocus = form.contains(document.activeElement);
  let isQueuedDraftSkipped = false;

  const canFill = (draft: Draft): boolean => canFillForm(form, draft.answers, savedHere);

  const canResume = (draft: Draft, isOwn: boolean): boolean => {
    if (!queuedSubmission(draft)) return canFill(draft);
    if (hasLinkChoice) {
      // A link's choice begins another lead. The queued one is sent all the same.
      isQueuedDraftSkipped = true;
      return false;
    }
    if (canFill(draft)) return true;
    // This tab's own lead is resumed even if the form differs: the visitor changed it before the script came.
    return isOwn && isReloadOrBack() && isEditOf(form, draft.answers);
  };

  const show = (found: Draft | undefined): ShownForm => {
    const serviceControl = findControl(form, 'service')!;
    const hasChosenService = serviceControl.value !== defaultValueOf(serviceControl);
    if (found && canFill(found)) fillForm(form, found.answers);
    fillFromLink(form, query, hasChosenService);
    const answers = readForm(form);

    // Reading the device takes a while, during which the visitor may type and press Next.
    const shownStep = readHistoryEntry().step ?? 1;
    const hasMoved = shownStep !== startStep;
    const isFilledByOthers = !found && !isUntouched(form);
    const isUnderWay = hasFocus || hasMoved || isFilledByOthers;
    const isQueued = queuedSubmission(found) !== undefined;
    const savedStep = entryStep ?? found?.step ?? 1;
    const step = stepToResume({ shownStep, isUnderWay, isQueued, savedStep, answers });

    updateHistoryEntry({ step });
    const restoredStep = isUnderWay ? 1 : step;
    const summary = { ...emptyAnswers, ...answers };
    // At once: after the page is marked as ready, the visitor would see the buttons move.
    flushSync(() => update({ step, restoredStep, summary }));
    return { answers, step, notice: isQueuedDraftSkipped ? 'queued' : null };
  };

  const isSaved = await session.restore(canResume, show);
  if (isSaved) removeLinkQuery();
}
