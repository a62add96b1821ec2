import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import type { Answers } from '../../lib/leads/steps.ts';
import {
  flush,
  listenToTabs,
  loadWaiting,
  noteSent,
  saysTheSame,
  send,
  takeSent,
  type TabMessage,
} from '../../lib/leads/device.ts';
import { whenActivated } from '../../lib/when-activated.ts';
import type { WizardEvent } from './wizard.ts';

/**
 * When the connection is back, sends what waits, but nothing that is being edited: the next Submit sends that. A lead
 * that is delivered, by whichever page, brings the thanks if it is the one in the form, and a line otherwise.
 */
export function useTabs(
  dispatch: Dispatch<WizardEvent>,
  sent: boolean,
  answersNow: () => Answers,
  onDraftTaken: () => void,
): void {
  const checkPromise = useEffectEvent(async () => {
    const waiting = await loadWaiting().catch(() => []);
    if (!waiting.some(({ row }) => saysTheSame(answersNow(), row))) dispatch({ type: 'withdrawn' });
  });

  const onMessage = useEffectEvent((message: TabMessage): void => {
    // Home still has to say so.
    if (sent) return;
    if (message.type === 'draft taken') return onDraftTaken();
    if (message.type === 'withdrawn') return void checkPromise();
    const answers = answersNow();
    const same = message.row !== null && saysTheSame(answers, message.row);
    // Another tab or the worker sent it: home still says so after the thanks.
    if (same) noteSent();
    else takeSent();
    flushSync(() => dispatch(same ? { type: 'stored', answers } : { type: 'delivered' }));
  });

  useEffect(() => {
    const online = (): void => void flush(send, false).catch(() => undefined);
    // Other tabs are not heard in the page cache.
    const returned = (event: PageTransitionEvent): void => void (event.persisted && checkPromise());
    return whenActivated(() => {
      // It may have happened before this script was there.
      if (takeSent()) dispatch({ type: 'delivered' });
      const close = listenToTabs((message) => onMessage(message));
      addEventListener('online', online);
      addEventListener('pageshow', returned);
      return () => {
        close();
        removeEventListener('online', online);
        removeEventListener('pageshow', returned);
      };
    });
  }, [dispatch]);
}
