/** As it is stored, compared and printed. */
export const normaliseSerial = (typed: string): string => typed.trim().toUpperCase();

/** Letters, digits and - / . with at least one letter or digit: what makers print. */
export const isSerial = (text: string): boolean => /^(?=.*[A-Z\d])[A-Z\d./-]{1,40}$/i.test(text);

/** The serial numbers in a text, as typed one a line, pasted from a sheet, or scanned one after the other. */
export const readSerials = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(normaliseSerial);
