import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { contentOf, firstWord, toRow, type Answers, type LeadRow } from '../../lib/leads/lead.ts';
import { deliveredEvent } from '../../lib/leads/names.ts';
import { flush } from '../../lib/leads/outbox.ts';
import { takeSent } from '../../lib/leads/session-notes.ts';
import { send } from './use-submission.ts';
import type { WizardEvent } from './wizard.ts';

/**
 * While a failed lead waits here, sends it when the connection is back. A lead that is delivered, by this page or by
 * `/deliver.js`, brings the thanks if it is the one in the form, and a line otherwise.
 */
export function useDelivery(kept: boolean, dispatch: Dispatch<WizardEvent>, answersNow: () => Answers): void {
  useEffect(() => {
    if (!kept) return undefined;
    const onOnline = (): void => void flush(send).catch(() => undefined);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [kept]);

  const onDelivered = useEffectEvent((row: LeadRow) => {
    const shown = contentOf(toRow(answersNow(), '')) === contentOf(row);
    if (!shown) takeSent();
    dispatch(shown ? { type: 'delivered', firstWord: firstWord(row.full_name) } : { type: 'delivered' });
  });

  useEffect(() => {
    const listener = (event: Event): void => {
      if (event instanceof CustomEvent) onDelivered(event.detail);
    };
    // It may have happened before this script was there.
    if (takeSent()) dispatch({ type: 'delivered' });
    addEventListener(deliveredEvent, listener);
    return () => removeEventListener(deliveredEvent, listener);
  }, [dispatch]);
}
