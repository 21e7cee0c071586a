import { formatPaise, paise } from '#src/kernel/money.ts';
import type { SentReason } from '#src/wire/client/call.ts';

/** Puts a reason into a language; undefined if it has no text for it. Numbers and money are formatted as everywhere. */
export function sayReason(
  texts: Readonly<Record<string, string>>,
  { code, params = {} }: SentReason,
  tag: string,
): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined;
  return texts[code]?.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    if (value === undefined) return place;
    if (name === 'amount') return formatPaise(paise(Number(value)));
    return typeof value === 'number' ? new Intl.NumberFormat(tag).format(value) : value;
  });
}
