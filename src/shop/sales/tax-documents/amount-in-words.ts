const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

function belowHundred(n: number): string {
  if (n < 20) return ONES[n] as string;
  return n % 10 === 0 ? (TENS[n / 10] as string) : `${TENS[Math.floor(n / 10)]}-${ONES[n % 10]}`;
}

/** A whole number in English with crore and lakh, e.g. 1,23,456: One Lakh Twenty-Three Thousand Four Hundred Fifty-Six. */
function inWords(n: number): string {
  for (const [unit, name] of [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1_000, 'Thousand'],
    [100, 'Hundred'],
  ] as const) {
    if (n < unit) continue;
    const rest = n % unit;
    return `${inWords(Math.floor(n / unit))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`;
  }
  return belowHundred(n);
}

/** An amount in paise, spelt out as on an invoice: `Rupees One Lakh and Fifty Paise Only`. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${inWords(rupees)}${rest > 0 ? ` and ${inWords(rest)} Paise` : ''} Only`;
}
