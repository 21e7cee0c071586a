/** The beginnings of PIN codes in an owner's list: `38, 390`. */
export const pinPrefixes = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);
