/** The digits of India's scripts as Latin ones; their blocks, from Devanagari to Malayalam, have the same layout. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/(?=[\u0900-\u0d7f])\p{Nd}/gu, (digit) => String(((digit.codePointAt(0) as number) - 0x966) % 0x80));
