/** The digits of a whole number in groups as India writes them, `1,00,000`: the last three, then two at a time. */
const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/**
 * A number in Indian grouping with `least` to `most` decimals, halves rounded away from zero, as `Intl.NumberFormat('en-IN')` writes it (a property
 * test compares them). By hand, because the first `NumberFormat` of a page costs a phone a fifth of a second, in which it answers nothing; see
 * docs/decisions/0070.
 *
 * @param value below 2^53; what is not finite is written as JavaScript does
 */
export function formatIndian(value: number, { least = 0, most = least }: { least?: number; most?: number }): string {
  if (!Number.isFinite(value)) return String(value);
  // By its decimal digits: 1.005 is a little less than that in binary, and would lose its half.
  const size = Math.abs(value);
  const rounded = size < 1e-6 ? 0 : Number(`${Math.round(Number(`${size}e${most}`))}e-${most}`);
  const [whole = '', decimals = ''] = rounded.toFixed(most).split('.');
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return `${value < 0 && rounded > 0 ? '-' : ''}${groupDigits(whole)}${shown && `.${shown}`}`;
}
