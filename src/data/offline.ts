/** What home's form says at Send. By itself, so that its small script does not load other words. */
export const sending = 'Sending…';
export const offline =
  'Not sent: you are offline. Keep this page open, and press the button again once you have a connection.';
