import type { KeyboardEvent } from 'react';

/** Whether a drop-down shows its list, where Enter takes an option. Older browsers do not tell; theirs is left alone. */
function isOpen(list: HTMLSelectElement): boolean {
  return !CSS.supports('selector(:open)') || list.matches(':open');
}

/**
 * Whether a key goes on to the next step: Enter, in the text box with Control or Command. Not while an input method
 * composes, and a held key goes on once; either is kept from the browser, which would go on as well.
 */
export function advancesStep(event: KeyboardEvent): boolean {
  const { key, target, nativeEvent, repeat } = event;
  if (key !== 'Enter') return false;
  if (target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey) return false;
  if (target instanceof HTMLSelectElement && isOpen(target)) return false;
  event.preventDefault();
  // Safari ends the composition before the key that ended it; only the key's old code tells then.
  const composing = nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === 229;
  return !composing && !repeat;
}
