const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;
const BASE_36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Checks a GSTIN's format and its last character, the checksum of the fourteen before it (GST portal: weights 1 and 2 in turn, base 36). */
export function isGstin(gstin: string): boolean {
  if (!GSTIN.test(gstin)) return false;
  let total = 0;
  for (let at = 0; at < 14; at++) {
    const product = BASE_36.indexOf(gstin[at] as string) * (at % 2 === 0 ? 1 : 2);
    total += Math.floor(product / 36) + (product % 36);
  }
  return BASE_36[(36 - (total % 36)) % 36] === gstin[14];
}
