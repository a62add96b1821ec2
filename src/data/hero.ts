/** The home page's first words: the headline's two lines and the paragraph below them, typed in this order, `speed` ms a character. */
export const heroTexts = [
  { text: 'Hand off the busywork.', speed: 80 },
  { text: 'Keep the judgment.', speed: 80 },
  {
    text: 'Custom AI agents, workflow automation, consulting and software for small and mid-size businesses. Live in weeks, with your people in charge.',
    speed: 25,
  },
] as const;

/** One job around the headline: three steps above it, the last one below. */
export const runSheet = {
  name: 'Run sheet of a new lead, Tuesday',
  steps: [
    { time: '09:02', by: 'customer', title: 'An inquiry arrives' },
    { time: '09:02', by: 'agent', title: 'Looked up and scored' },
    { time: '09:03', by: 'agent', title: 'Reply drafted, checked' },
    { time: '09:10', by: 'person', title: 'Your salesperson calls' },
  ],
} as const;
