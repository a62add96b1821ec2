/**
 * Everything that the site stores on a visitor's device. The cookie policy prints this list. A browser test checks that
 * a complete visit stores nothing else.
 */

/** `name`: as the browser’s developer tools show it. */
export const deviceStorage = [
  {
    what: 'Draft',
    where: 'IndexedDB',
    name: 'leads / records',
    purpose:
      'What you have typed so far, and what you submitted before you changed it, so that a reload or a closed tab loses nothing',
    kept: 'Expires when it is sent, or 30 days after your last change',
  },
  {
    what: 'Unsent request',
    where: 'IndexedDB',
    name: 'leads / records',
    purpose: 'A request you submitted, until it is delivered',
    kept: 'Expires when it is delivered, or 60 days after you submitted it',
  },
  {
    what: 'Receipt',
    where: 'IndexedDB',
    name: 'leads / records',
    purpose: 'The time a request was delivered, without your answers, so a page can confirm it',
    kept: 'Until a page shows it, or for 30 days',
  },
  {
    what: 'Draft ID',
    where: 'session storage',
    name: 'lead-draft',
    purpose: 'Shows which draft belongs to this tab, so that two tabs do not overwrite each other',
    kept: 'Until the tab is closed',
  },
  {
    what: 'Delivery worker',
    where: 'service worker',
    name: '/sw.js',
    purpose:
      'Lets your browser deliver a submitted request when the connection is back, even after you close the page. It then deletes the request, so it is not sent twice, and writes a receipt',
    kept: 'Until you clear this site’s data',
  },
];
