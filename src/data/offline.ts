/** What home's form says at Submit. By itself, so that its small script does not load other words. */
export const sending = 'Submitting...';
export const offline =
  'You are offline, so nothing was sent. Keep this page open, and press Submit again once you are online.';
