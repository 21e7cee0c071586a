import { dateFormat } from '#src/kernel/format.ts';

/** A comment's formatted date, as in India's calendar day. */
export const dateOf = (at: Date, locale: string): string => dateFormat(locale, { dateStyle: 'medium' }).format(at);
