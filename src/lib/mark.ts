/** The brand's mark, on a box of 32: an N drawn as one line with a dot at each end, a hand-off from node to node. */
export const mark = {
  box: 32,
  line: 'M7 25V7l18 18V7',
  lineWidth: 2.6,
  dots: [
    [7, 25],
    [25, 7],
  ],
  dotRadius: 3.6,
} as const;
