/**
 * Everything that the site stores on a visitor's device. The cookie policy prints this list. A browser test checks that
 * a complete visit stores nothing else.
 */

/**
 * For how many days after Submit a device may send a request. Later it never does: staff may have erased the lead
 * meanwhile, and the database remembers an erased lead for `leadHashDays` (shared-values.ts) only.
 */
export const maxSendDays = 60;

/** `name`: as the browser’s developer tools show it. */
export const deviceStorage = [
  {
    what: 'Draft',
    where: 'IndexedDB',
    name: 'leads / records',
    purpose: 'Your unfinished answers',
    retention: 'Until they are sent, or 30 days after your last change',
  },
  {
    what: 'Unsent request',
    where: 'IndexedDB',
    name: 'leads / records',
    purpose: 'A request that you submitted, until it is sent',
    retention: `Until it is sent, or for ${maxSendDays} days: after that, it is never sent`,
  },
  {
    what: 'Confirmation',
    where: 'IndexedDB',
    name: 'leads / records',
    purpose: 'When your request was sent, so that a page can confirm it',
    retention: 'For a day once a page has shown it, or for 30 days',
  },
  {
    what: 'Draft ID',
    where: 'session storage',
    name: 'lead-draft',
    purpose: 'Shows which draft belongs to this tab',
    retention: 'Until you close the tab',
  },
  {
    what: 'Background sending',
    where: 'service worker',
    name: '/sw.js',
    purpose: 'Sends a request when the connection is back: in Chrome and Edge, even after you close the page',
    retention: 'Until you clear this site’s data',
  },
];

export const deleteStoredTexts = {
  button: 'Delete all of it now',
  done: 'Deleted. This site keeps nothing on this device now.',
  failed: 'Your browser did not delete it. Section 4 says how to do it in the settings.',
} as const;
