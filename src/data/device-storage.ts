/**
 * All that the site keeps on a visitor's device, and nothing else: the cookie policy prints this list, and a browser test
 * compares it with what a whole journey leaves behind.
 */

export interface Stored {
  /** What a visitor would call it. */
  what: string;
  /** The kind of storage. */
  where: 'IndexedDB' | 'session storage' | 'service worker';
  /** Its name in the browser's own tools. */
  name: string;
  purpose: string;
  /** How long it counts. */
  kept: string;
}

export const deviceStorage: readonly Stored[] = [
  {
    what: 'Draft',
    where: 'IndexedDB',
    name: 'leads / draft / draft-…',
    purpose: 'Your unfinished answers, so that a reload or a closed tab loses nothing',
    kept: 'Expires after 7 days, or when they are sent',
  },
  {
    what: 'Unsent request',
    where: 'IndexedDB',
    name: 'leads / outbox',
    purpose: 'A request that you submitted and that could not be delivered yet',
    kept: 'Expires after 30 days, or when it is delivered',
  },
  {
    what: 'Delivery note',
    where: 'IndexedDB',
    name: 'leads / draft / untold',
    purpose: 'A note, without your answers, that a waiting request was delivered while no page was open',
    kept: 'Until a page has told you, or for 7 days',
  },
  {
    what: 'Carried-over answers',
    where: 'session storage',
    name: 'lead-contact',
    purpose:
      'Carries the answers of the form on the home page to the get-started form. Where storage is blocked, the tab’s own name carries them',
    kept: 'Until the get-started form has saved or sent them, or the tab is closed',
  },
  {
    what: 'Arrival notice',
    where: 'session storage',
    name: 'lead-sent',
    purpose: 'Lets the home page say that your request has arrived',
    kept: 'Until it has said so, or the tab is closed',
  },
  {
    what: 'Tab name',
    where: 'session storage',
    name: 'lead-tab',
    purpose: 'A random name, so that two tabs do not overwrite each other’s draft',
    kept: 'Until the tab is closed',
  },
  {
    what: 'Minute of arrival',
    where: 'session storage',
    name: 'arrived',
    purpose: 'Lets the example on the home page run on your own clock',
    kept: 'Until the tab is closed',
  },
  {
    what: 'Delivery worker',
    where: 'service worker',
    name: '/sw.js',
    purpose:
      'Lets your browser deliver a submitted request when the connection is back, even after you close the page; it stores nothing itself',
    kept: 'Until you clear this site’s data',
  },
];
