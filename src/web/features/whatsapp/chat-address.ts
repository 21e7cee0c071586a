/** WhatsApp's own address of a chat: the number's digits with the country, and words to begin with. Undefined without a number. */
export function chatAddress(number: string, text: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 8) return undefined;
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}?text=${encodeURIComponent(text)}`;
}
