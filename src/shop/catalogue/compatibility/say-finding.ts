import { dateFormat } from '#src/kernel/format.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { Finding } from '#src/kernel/solar/compatibility/finding.ts';
import { type MailWords, wordsFrom } from '#src/shop/notifications/mail-words.ts';

/** A day of the law, as `2027-03-31`, in the reader's words. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A finding as a sentence in the reader's language. */
export function sayFinding(locale: Locale, { rule, aspect, verdict, figures, limit }: Finding): string {
  const words = wordsFrom(locale, ['fit']);
  if (verdict === 'unknown') {
    const missing = String(figures['missing'])
      .split(', ')
      .map((key) => nameOf(locale, words, key));
    return words('unknown', { rule: words(`rules.${rule}`), missing: [...new Set(missing)].join(', ') });
  }
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const values = Object.entries({ ...figures, limit: limit ?? 0 }).map(([key, value]) => [
    key,
    typeof value === 'string' && DAY.test(value) ? day.format(new Date(value)) : value,
  ]);
  return words(`words.${rule}.${aspect}.${verdict}`, Object.fromEntries(values));
}

/** What a missing datum is called: one of the site, a part that the list lacks, or a figure of a product. */
function nameOf(locale: Locale, words: MailWords, key: string): string {
  const [group, name] = key.split('.');
  if (name !== undefined) return words(`${group}.${name}`);
  const figures = wordsFrom(locale, ['specification']);
  if (key === 'size') return figures('size');
  if (key === 'dcr') return 'DCR';
  return figures(`${key}.label`);
}
