/**
 * The script `/deliver.js`: a page fetches it only when this device keeps something, to send what waits, to tidy up, and
 * to say, on the home page or in the wizard, that a request is in.
 */
import { flush, loadWaiting, takeUntold } from './outbox.ts';
import { noteSent, takeSent } from './session-notes.ts';
import { send } from './settings.ts';
import { listenToTabs, tellTabs } from './tabs.ts';

const onWizard = location.pathname === '/get-started';

async function deliver(): Promise<void> {
  // The wizard's visitor may be changing what waits. A failure says nothing new: the next visit tries again.
  await (navigator.onLine ? flush(send, !onWizard) : loadWaiting()).catch(() => undefined);
}

/** Says that a lead was delivered: the wizard has a line for it, home a template beside its region. */
async function announce(): Promise<void> {
  if (onWizard) {
    if (!(await takeUntold())) return;
    noteSent();
    return tellTabs({ type: 'delivered', row: null });
  }
  const notice = document.querySelector('#lead-notice');
  const words = notice?.nextElementSibling;
  if (!(words instanceof HTMLTemplateElement)) return;
  // Both are taken, so that it is said once; what is known already does not wait for storage.
  const untold = takeUntold();
  if (!takeSent() && !(await untold)) return;
  notice?.append(words.content);
  notice?.querySelector('button')?.addEventListener('click', () => notice.remove());
}

addEventListener('online', () => void deliver());
listenToTabs(() => void announce());
void announce();
void deliver();
