/** Asks the visitor before leaving a page whose answers would be lost. */

/** Chromium takes a click on an email address for leaving the page. That is so soon after it, in ms. */
const EMAIL_CLICK_MS = 1000;

/** When the visitor last clicked an email address, on the clock of events. */
let emailClickedAt = -Infinity;

function noteEmailClick({ target, timeStamp }: Event): void {
  const isEmail = target instanceof Element && target.closest('a[href^="mailto:"]') !== null;
  if (isEmail) emailClickedAt = timeStamp;
}

function askBeforeLeaving(event: Event): void {
  // The page itself offers to send the answers by email.
  const isEmailClick = event.timeStamp - emailClickedAt < EMAIL_CLICK_MS;
  if (!isEmailClick) event.preventDefault();
}

/** Begins or ends asking. Some browsers keep a page that asks out of their back/forward cache. */
export function warnBeforeLeaving(isOn: boolean): void {
  const change = isOn ? addEventListener : removeEventListener;
  change('beforeunload', askBeforeLeaving);
  change('click', noteEmailClick);
}
