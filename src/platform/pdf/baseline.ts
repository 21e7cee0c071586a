/** Where letters stand below the top of their line. All faces share it, whatever their own heights. `lead`: the line height as a multiple of the size. */
export const baselineOf = (size: number, lead: number): number => (size * lead + size * 0.72) / 2;
