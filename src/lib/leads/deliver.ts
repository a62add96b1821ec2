/**
 * The script `/deliver.js`: a page fetches it only when this device keeps something, to send what waits, to tidy up, and
 * to say on the home page that a request is in.
 */
import { send } from './load-sender.ts';
import { flush, loadWaiting } from './outbox.ts';
import { takeSent } from './session-notes.ts';
import { listenToTabs } from './tabs.ts';

async function deliver(): Promise<void> {
  // The wizard's visitor may be changing what waits.
  const edited = location.pathname !== '/get-started';
  // A failure says nothing new: the lead stays, and the next visit tries again.
  await (navigator.onLine ? flush(send, { edited }) : loadWaiting()).catch(() => undefined);
}

/** The words are in a template beside their region. */
function announce(): void {
  const notice = document.querySelector('#lead-notice');
  const words = notice?.nextElementSibling;
  if (!(words instanceof HTMLTemplateElement) || !takeSent()) return;
  notice?.append(words.content);
  notice?.querySelector('button')?.addEventListener('click', () => notice.remove());
}

addEventListener('online', () => void deliver());
listenToTabs(announce);
announce();
void deliver();
