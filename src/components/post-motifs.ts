/** The drawings of the articles' pictures, on a box of 320 by 160. */

type Point = readonly [number, number];

interface Drawing {
  /** SVG path data of the lines. */
  lines: string;
  nodes: readonly Point[];
  /** Where the line ends: drawn larger. */
  last: Point;
}

export const motifs = {
  /** Three tracks run into one. */
  automation: {
    lines: 'M40 40h70c40 0 40 40 80 40h70M40 80h220M40 120h70c40 0 40-40 80-40',
    nodes: [
      [40, 40],
      [40, 80],
      [40, 120],
      [100, 40],
      [100, 80],
      [100, 120],
      [196, 80],
    ],
    last: [268, 80],
  },
  /** A question goes to and fro, then to a person. */
  support: {
    lines: 'M50 44h150M270 80H120M50 116h150M200 44c50 0 70 10 70 36M120 80c-50 0-70 10-70 36',
    nodes: [
      [50, 44],
      [270, 80],
      [50, 116],
    ],
    last: [200, 116],
  },
  /** Records around one hub. */
  crm: {
    lines: 'M160 80 70 40M160 80 70 120M160 80 250 40M160 80 250 120M160 80H56M160 80h104',
    nodes: [
      [70, 40],
      [70, 120],
      [250, 40],
      [250, 120],
      [56, 80],
      [264, 80],
    ],
    last: [160, 80],
  },
  /** Rows of a ledger, each shorter than the one above. */
  ledger: {
    lines: 'M60 36h200M60 66h150M60 96h96M60 126h44',
    nodes: [
      [60, 36],
      [60, 66],
      [60, 96],
      [60, 126],
    ],
    last: [118, 126],
  },
  /** Signs ticked off, one left to do. */
  checklist: {
    lines: 'm62 34 10 10 18-20M62 76l10 10 18-20M62 118l10 10 18-20M116 36h140M116 78h108M116 120h70',
    nodes: [
      [256, 36],
      [224, 78],
    ],
    last: [192, 120],
  },
  /** Many ways that end, one that arrives. */
  compass: {
    lines: 'M40 80h60M100 80c40 0 30-46 70-46h20M100 80c40 0 30 46 70 46h50M100 80h50M190 80h84',
    nodes: [
      [40, 80],
      [100, 80],
      [196, 34],
      [226, 126],
      [154, 80],
    ],
    last: [274, 80],
  },
} as const satisfies Record<string, Drawing>;

export type Motif = keyof typeof motifs;
