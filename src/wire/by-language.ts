import { z } from '@hono/zod-openapi';
import { OTHER_LANGUAGES, perLanguage } from '#src/kernel/locales.ts';

// Texts by language, from the table of kernel/locales.ts: a further language is a further field.

/** English, and the others as far as there are words. */
export const inLanguages = <T extends z.ZodType>(words: T, params?: { error: string }) =>
  z.object({ ...perLanguage(() => words.optional()), en: words }, params);

/** As many languages as there are words for. */
export const inAnyLanguages = <T extends z.ZodType>(words: T) => z.object(perLanguage(() => words.optional()));

/** The languages besides English, in which the thing's own fields are. */
export const inOtherLanguages = <T extends z.ZodType>(words: T) => inAnyLanguages(words).omit({ en: true });

const names = new Intl.DisplayNames('en', { type: 'language' });
/** `Hindi and Gujarati`, for the API's document. */
export const OTHER_LANGUAGE_NAMES = new Intl.ListFormat('en').format(
  OTHER_LANGUAGES.map((language) => names.of(language) ?? language),
);
