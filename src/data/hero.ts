/** The home page's headline (two lines) and the paragraph below it, typed in this order, `speed` ms a character. */
export const typedTexts = [
  { text: 'Hand off the busywork.', speed: 80 },
  { text: 'Keep the judgment.', speed: 80 },
  {
    text: 'Custom AI agents, workflow automation, consulting and software for small and mid-size businesses.',
    speed: 25,
  },
] as const;

export const heroLabels = { start: 'Start now', more: 'Learn more', example: 'For example,', skip: 'Skip typing' };

/** The sample job around the headline. A script changes its times, so that it starts when the visitor arrives. */
export const sampleTimeline = {
  name: 'Steps of a new inquiry',
  day: 'on a Tuesday',
  /** Replaces `day` when the script has changed the times. */
  today: 'starting now',
  /** When the job starts without JavaScript, in minutes from midnight. */
  start: 9 * 60 + 2,
  /** `after`: minutes from the first step. */
  steps: [
    { after: 0, by: 'customer', title: 'An inquiry arrives' },
    { after: 0, by: 'agent', title: 'An agent scores it' },
    { after: 1, by: 'agent', title: 'It drafts a reply' },
    { after: 5, by: 'person', title: 'Your people send it' },
  ],
} as const;
