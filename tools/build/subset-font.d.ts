/** subset-font ships no types: the part of its interface that this site uses. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Axes pinned to one value, or cut to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
