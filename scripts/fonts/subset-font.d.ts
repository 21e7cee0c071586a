/** The package has no types; this is what we use of it. */
declare module 'subset-font' {
  /** @param text the letters to keep, with all that they are shaped to */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
