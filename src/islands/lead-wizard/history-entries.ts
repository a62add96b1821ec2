/** Each step is an entry of the browser's history, without personal data: Back goes to the step before. */

interface Entry {
  /** The step shown at this entry, from 1. */
  step?: number;
  /** How many entries of the wizard lie before this one. */
  depth?: number;
  /** The lead was sent from here: no form is shown again. */
  sent?: true;
}

export function currentEntry(): Entry {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

export function pushStep(step: number): void {
  history.pushState({ step, depth: (currentEntry().depth ?? 0) + 1 } satisfies Entry, '');
}

/** Makes the current entry one of the wizard's. */
export function setStep(step: number, depth: number): void {
  history.replaceState({ step, depth } satisfies Entry, '');
}

/** Writes the entries of all steps up to `step`, for a visitor who comes with answers. */
export function openAt(step: number): void {
  setStep(1, 0);
  for (let next = 2; next <= step; next += 1) pushStep(next);
}

/** Marks the entry that is shown as one that never has a form again. */
export function markSent(): void {
  history.replaceState({ ...currentEntry(), sent: true } satisfies Entry, '');
}

/** Goes back to the wizard's first entry, so that one Back more leaves it. */
export function toFirstEntry(): void {
  const depth = currentEntry().depth ?? 0;
  if (depth > 0) history.go(-depth);
}
