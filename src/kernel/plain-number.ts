/** Digits as people write them, with the grouping of India or of thousands: `Number` would also take an empty text, `1e3` and `0x10`. */
const PLAIN = /^-?(?:\d{1,15}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,15})?$/;

/** The number that a text writes in plain digits; undefined for anything else. */
export const readPlainNumber = (text: string): number | undefined =>
  PLAIN.test(text) ? Number(text.replaceAll(',', '')) : undefined;
