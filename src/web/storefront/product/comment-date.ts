import { dateFormat } from '#src/kernel/format.ts';

/** A comment's date in words, as a calendar in India has it. */
export const dateOf = (at: Date, locale: string): string => dateFormat(locale, { dateStyle: 'medium' }).format(at);
