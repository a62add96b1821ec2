/** The brand's mark, on a box of 32: a line of the agency's own, from an agent's dot to a person's. The icons in public/ show it too. */
export const mark = {
  box: 32,
  line: 'M7 25V7l18 18V7',
  lineWidth: 2.6,
  dots: [
    { by: 'agent', x: 7, y: 25 },
    { by: 'person', x: 25, y: 7 },
  ],
  dotRadius: 3.6,
} as const;
