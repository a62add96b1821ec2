/** The home page's first words: the headline's two lines and the paragraph below them, typed in this order, `speed` ms a character. */
export const heroTexts = [
  { text: 'Hand off the busywork.', speed: 80 },
  { text: 'Keep the judgment.', speed: 80 },
  {
    text: 'Custom AI agents, workflow automation, consulting and software for small and mid-size businesses. Live in weeks, with your people in charge.',
    speed: 25,
  },
] as const;
