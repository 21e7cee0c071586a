/** An address as government files want it: street in one or two parts, place and PIN code apart. */
export type PostalAddress = { first: string; second: string; place: string; pin: number };

/** Quotes and backslashes are refused by the schemas. */
export const plainText = (text: string, most: number): string =>
  text.replaceAll(/["\\]/g, "'").replaceAll(/\s+/g, ' ').trim().slice(0, most);

/**
 * Reads an address that was written as text: the place is what stands before the PIN code, the street everything before that. Undefined where either is
 * missing: nothing is made up.
 */
export function readAddress(text: string, longest = 100): PostalAddress | undefined {
  const found = /^(.*?)[\s,-]*\b([1-9]\d{5})\b/s.exec(plainText(text, 1000));
  if (!found) return undefined;
  const parts = (found[1] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const place = parts.pop()?.slice(0, 50) ?? '';
  const street = parts.join(', ');
  if (place.length < 3 || street === '') return undefined;
  return {
    first: street.slice(0, longest),
    second: street.slice(longest, 2 * longest).trim(),
    place,
    pin: Number(found[2]),
  };
}
