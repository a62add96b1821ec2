/** The calculator in the article on manual data entry: its words, the limits of its inputs, and its rates. */
export const calculator = {
  title: 'Your own figures',
  link: 'Send us these figures',
  /** The link's URL. The visitor's figures are appended to it. */
  address: '/get-started?service=crm-integrations&request=',
  fields: [
    { name: 'hours', label: 'Hours of typing a week per person', least: 0, most: 80 },
    { name: 'people', label: 'People who type', least: 1, most: 500 },
    { name: 'salary', label: 'Salary in dollars a year', least: 10_000, most: 500_000 },
    { name: 'tool', label: 'Price of a tool in dollars a month', least: 0, most: 20_000 },
  ],
  /** The article's example: a wholesaler whose office types twenty orders a day into two systems. */
  example: { hours: 10, people: 1, salary: 50_000, tool: 500 },
  /**
   * `share`: the planned part of the typing that a tool takes over. `onTop`: a salary with taxes and benefits, as a
   * factor. `worked`: the hours worked in a paid year. `weeks`: the weeks a year in which an office types.
   */
  rates: { share: 0.65, onTop: 1.25, worked: 1840, weeks: 50 },
  results: [
    ['What the typing costs a year', '{bill}'],
    ['What you keep a year, before setup', '{left}'],
    ['Break-even, for all typing together', '{breakEven} hours a week'],
  ],
  /** `said`: for screen readers. `request`: fills in the form's message. `problem`: for an invalid entry. */
  said: 'The typing costs {bill} a year. After the tool and your own time, you keep {left}, before setup. The tool breaks even at {breakEven} hours a week.',
  request:
    'Manual data entry: {people} × {hours} hours a week, salary {salary}, tool {tool} a month. The typing costs {bill} a year. Kept with the tool: {left}. Break-even: {breakEven} hours a week.',
  problem: '{label}: enter a number from {least} to {most}.',
  /** For visitors without JavaScript: a table of the example at other hours a week. */
  worked: {
    caption: 'Hours of typing, and what you keep',
    head: ['Hours a week', 'Typing, a year', 'Kept a year'],
    hours: [5, 10, 20],
  },
} as const;
