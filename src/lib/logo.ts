/** The logo in a 32 × 32 box: a line from an agent's dot to a person's. The icons in public/ repeat it. */
export const logo = {
  box: 32,
  line: 'M7 25V7l18 18V7',
  lineWidth: 2.6,
  dots: [
    { by: 'agent', x: 7, y: 25 },
    { by: 'person', x: 25, y: 7 },
  ],
  dotRadius: 3.6,
} as const;
