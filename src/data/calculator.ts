/**
 * The calculator in the article on manual data entry: its words, the limits of its inputs, and its rates. In a label,
 * {currency} stands for the name of the site's currency.
 */
export const calculator = {
  title: 'Your own figures',
  fields: [
    { name: 'hours', label: 'Hours of typing a week per person', min: 0, max: 80 },
    { name: 'people', label: 'People who type', min: 1, max: 500 },
    { name: 'salary', label: 'Salary in {currency} a year', min: 10_000, max: 500_000 },
    { name: 'tool', label: 'Price of a tool in {currency} a month', min: 0, max: 20_000 },
  ],
  /** The article's example: a wholesaler whose office types twenty orders a day into two systems. */
  example: { hours: 10, people: 1, salary: 50_000, tool: 500 },
  /** `Rates` in lib/typing-cost.ts explains them. */
  rates: { automatedShare: 0.65, overheadFactor: 1.25, hoursPerYear: 1840, weeksPerYear: 50 },
  /** In these texts, {names} stand for the inputs and results of lib/typing-cost.ts. */
  results: [
    { label: 'What the typing costs a year', value: '{typingCost}' },
    { label: 'What you keep a year, before setup', value: '{netSavings}' },
    { label: 'Break-even, for all typing together', value: '{breakEvenHours} hours a week' },
  ],
  /** For screen readers. */
  announcement:
    'The typing costs {typingCost} a year. After the tool and your own time, you keep {netSavings}, before setup. The tool breaks even at {breakEvenHours} hours a week.',
  /** For an input that is no number, or out of range. */
  invalidMessage: '{label}: enter a number from {min} to {max}.',
  /** The link to the form, which takes the visitor's figures along. */
  link: {
    label: 'Send us these figures',
    /** `request` is appended to it. */
    href: '/get-started?service=crm-integrations&request=',
    /** The beginning of the form's message. */
    request:
      'Manual data entry: {people} × {hours} hours a week, salary {salary}, tool {tool} a month. The typing costs {typingCost} a year. Kept with the tool: {netSavings}. Break-even: {breakEvenHours} hours a week.',
  },
  /** For visitors without JavaScript: a table of the example at other hours a week. */
  table: {
    caption: 'Hours of typing, and what you keep',
    head: ['Hours a week', 'Typing, a year', 'Kept a year'],
    hours: [5, 10, 20],
  },
} as const;
