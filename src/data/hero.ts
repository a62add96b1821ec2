/** The home page's first words: the headline's two lines and the paragraph below them, typed in this order, `speed` ms a character. */
export const heroTexts = [
  { text: 'Hand off the busywork.', speed: 80 },
  { text: 'Keep the judgment.', speed: 80 },
  {
    text: 'Custom AI agents, workflow automation, consulting and software for small and mid-size businesses. Your people stay in charge.',
    speed: 25,
  },
] as const;

export const hero = { start: 'Start now', more: 'Learn more', example: 'Example,' };

/** One job around the headline: three steps above it, the last one below. A script starts it at the visitor's own minute. */
export const runSheet = {
  name: 'Steps of a new inquiry',
  day: 'on a Tuesday',
  /** The same where a script runs. */
  today: 'on your clock',
  /** In minutes from midnight, where none does. */
  start: 9 * 60 + 2,
  /** `after`: minutes from the first step. */
  steps: [
    { after: 0, by: 'customer', title: 'An inquiry arrives' },
    { after: 0, by: 'agent', title: 'An agent scores it' },
    { after: 1, by: 'agent', title: 'It drafts a reply' },
    { after: 8, by: 'person', title: 'Your salesperson calls' },
  ],
} as const;
