/** A GS1 number of 8, 12, 13 or 14 digits whose last is right. Feeds are refused for a wrong one, so a typing error is left out instead. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum > 0 && sum % 10 === 0;
}
